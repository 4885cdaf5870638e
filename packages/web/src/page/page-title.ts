/** Title of a tab, a bookmark and a search result: the most specific name first, without repetition. */
export function pageTitle(...parts: readonly string[]): string {
  return [...new Set(parts.filter(Boolean))].join(' · ');
}
