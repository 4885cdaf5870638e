/** The id behind a field that may hold an id, the expanded object, or nothing (then an empty text). */
export function idOf(reference: string | { readonly id: string } | null | undefined): string {
  if (typeof reference === 'string') return reference;
  return reference?.id ?? '';
}
