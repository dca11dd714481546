/** Passing a link on. Browsers keep the clipboard and the share sheet from pages on plain http. */

type Clip = Pick<Clipboard, "writeText">;

/** Copies the text; false if the reader has to do it himself. */
export async function copy(
  text: string,
  clipboard: Clip | undefined = navigator.clipboard,
): Promise<boolean> {
  try {
    if (!clipboard) return false;
    await clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

export function canShare(): boolean {
  return typeof navigator.share === "function";
}

/** Opens the share sheet; that a reader closes it is no fault. */
export async function share(url: string): Promise<void> {
  try {
    await navigator.share({ url });
  } catch {
    // The link is still in the field beside the button.
  }
}
