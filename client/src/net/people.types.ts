/** What travels about people, as `kozyr.web.people_protocol` has it. */

import type { Me } from "../gen/wire";

export type Credential = Record<string, unknown>;

export interface PasskeyAsked {
  id: string;
  options: Credential;
}
export interface PasskeyAnswer {
  id: string;
  credential: Credential;
}
export interface SignedIn {
  me: Me;
  credited: number;
  codes: string[];
}
export interface RecoveryCodes {
  codes: string[];
}
export interface SessionInfo {
  id: string;
  browser: string;
  way: "guest" | "password" | "passkey" | "code";
  created: number;
  seen: number;
  here: boolean;
}
export interface PasskeyInfo {
  id: string;
  browser: string;
  created: number;
}
export interface AccountView {
  name: string;
  password: boolean;
  passkeys: PasskeyInfo[];
  codes: number;
  sessions: SessionInfo[];
  passkeys_offered: boolean;
}
