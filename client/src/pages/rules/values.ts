import type { OptionInfo, OptionValue } from "../../gen/wire";

/** More values than this are a number to step through, not a row of buttons. */
const ROW = 8;

export function isRange(info: OptionInfo): boolean {
  return info.values.length > ROW;
}

/** The values worth asking about: all others, or the neighbours of a number in a range. */
export function othersOf(info: OptionInfo, value: OptionValue): OptionValue[] {
  if (!isRange(info)) return info.values.filter((other) => other !== value);
  return info.values.filter((other) => Math.abs(Number(other) - Number(value)) === 1);
}

export function bounds(info: OptionInfo): { min: number; max: number } {
  const numbers = info.values.map(Number);
  return { min: Math.min(...numbers), max: Math.max(...numbers) };
}
