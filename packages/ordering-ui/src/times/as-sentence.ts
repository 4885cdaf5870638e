/** A text with its full stop; a time of day at its end may have one of its own: a.m. */
export function asSentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}
