import { describe, expect, it } from "vitest";
import { lineIn } from "./link";

const LINE = "kozyr1+rules=classic(deck=24)@rated+trump_card=6s+table=Kh/Ks,Kd@0+opener=0+1:take";
const NAMED = "kozyr1+id=%D1%81%D0%BF%D0%BE%D1%80%201%2C+rules=classic+opener=0";

const host = (fragment: string) => `https://host/referee#${fragment}`;

describe("a link", () => {
  it("is its line", () => {
    expect(lineIn(host(LINE))).toBe(LINE);
    expect(lineIn(`#${LINE}`)).toBe(LINE);
  });

  it("may have been encoded, once or more", () => {
    let sent = LINE;
    for (let hand = 0; hand < 3; hand += 1) {
      sent = encodeURIComponent(sent);
      expect(lineIn(host(sent))).toBe(LINE);
    }
  });

  it("may have been encoded in part", () => {
    const sent = LINE.replaceAll(",", "%2C").replaceAll("=", "%3D").replace("(", "%28");
    expect(lineIn(host(sent))).toBe(LINE);
  });

  it("may have lost its plus signs to spaces", () => {
    expect(lineIn(host(LINE.replaceAll("+", "%20")))).toBe(LINE.replaceAll("+", " "));
  });

  it("lost everything behind a name with a space", () => {
    expect(lineIn(host(NAMED))).toBe(NAMED);
    expect(lineIn(host(encodeURIComponent(NAMED)))).toBe(NAMED);
  });

  it.each(["", "#", "%%%", "kozyr", "%E0%A4%A", '{"id": "kozyr1"}'])(
    "of %j has no line",
    (text) => {
      expect(lineIn(text)).toBeNull();
    },
  );

  it("with what cannot be decoded keeps it", () => {
    expect(lineIn(host("kozyr1+rules=%E0%A4%A"))).toBe("kozyr1+rules=%E0%A4%A");
  });
});
