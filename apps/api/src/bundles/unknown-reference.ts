/** What to say of a key that leads nowhere: what it should be, and which there are. */
export function unknownReference(what: string, key: string, known: readonly string[]): string {
  return `there is no ${what} "${key}"; ${known.length === 0 ? 'there are none' : `there are: ${known.join(', ')}`}`;
}
