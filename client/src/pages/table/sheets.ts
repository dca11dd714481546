/** What may be opened over the table. */
export type SheetName =
  | "menu"
  | "keys"
  | "course"
  | "ladder"
  | "chat"
  | "return"
  | "leave"
  | "resign"
  /** The player of that seat. */
  | number;
