export type EntryName = "bot" | "friends";

/** Which of the lobby's entries is unfolded; the page of rules may unfold one beforehand. */
class EntryChoice {
  open: EntryName | null = $state(null);

  toggle(name: EntryName): void {
    this.open = this.open === name ? null : name;
  }
}

export const entry = new EntryChoice();
