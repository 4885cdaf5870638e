/** A valid id that is the same in every run: version 7, so many. */
export function anId(number: number): string {
  return `00000000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`;
}
