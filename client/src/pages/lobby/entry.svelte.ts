export type EntryName = "bot" | "friends";

/** Which of the lobby's entries are unfolded; the page of rules may unfold one beforehand. */
class EntryChoice {
  open: EntryName | null = $state(null);
  /** Whether a quick match is wanted: its search goes on beside the other entries. */
  seeking = $state(false);
  /** Whether the table to be made is for strangers. */
  openly = $state(false);

  toggle(name: EntryName): void {
    this.open = this.open === name ? null : name;
  }
}

export const entry = new EntryChoice();
