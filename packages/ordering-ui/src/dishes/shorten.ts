/** At most `length` characters, cut between words, with an ellipsis where something was left out. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  // One more, so that a word which just fits is seen to end there.
  const lastSpace = text.slice(0, length + 1).lastIndexOf(' ');
  const end = lastSpace > length / 2 ? lastSpace : endOfCharacter(text, length);
  return `${text.slice(0, end).replace(/[\s,.;:–—-]+$/, '')}…`;
}

/** The nearest end of a whole character: half an emoji is none, and becomes another text on its way from the server. */
function endOfCharacter(text: string, length: number): number {
  return /^[\uD800-\uDBFF]/.test(text.charAt(length - 1)) ? length - 1 : length;
}
