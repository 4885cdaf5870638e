/** Message for a key that does not resolve: the expected kind, and the known keys. */
export function unknownReference(what: string, key: string, known: readonly string[]): string {
  return `there is no ${what} "${key}"; ${known.length === 0 ? 'there are none' : `there are: ${known.join(', ')}`}`;
}
