/** At most `length` characters, cut between words, with an ellipsis where something was left out. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  // One more, so that a word which just fits is seen to end there.
  const cut = text.slice(0, length + 1);
  const lastSpace = cut.lastIndexOf(' ');
  return `${(lastSpace > length / 2 ? cut.slice(0, lastSpace) : text.slice(0, length)).replace(/[\s,.;:–—-]+$/, '')}…`;
}
