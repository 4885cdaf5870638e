export const NO_BREAK = '\u00a0';

/** A text whose last two words stay in one line: a postal code of two parts, or one and what it belongs to. */
export function keepEndTogether(text: string): string {
  return text.replace(/ (?=\S+$)/, NO_BREAK);
}
