const MINUTE = 60;

/** «0:04»: minutes and seconds. */
export function clockText(seconds: number): string {
  const rest = String(seconds % MINUTE).padStart(2, "0");
  return `${Math.floor(seconds / MINUTE)}:${rest}`;
}
