/** A part of the page that is fetched when it is first wanted. */
export class Lazy<Part> {
  readonly #load: () => Promise<Part>;
  /** The part, once it has come. */
  part: Part | null = $state.raw(null);
  /** It could not be fetched; it may be wanted again. */
  missing = $state(false);

  constructor(load: () => Promise<Part>) {
    this.#load = load;
  }

  async want(): Promise<void> {
    if (this.part) return;
    this.missing = false;
    try {
      this.part = await this.#load();
    } catch {
      this.missing = true;
    }
  }
}
