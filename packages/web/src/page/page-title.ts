/** What a tab, a bookmark and a search result call a page: the nearest name first, none of them twice. */
export function pageTitle(...parts: readonly string[]): string {
  return [...new Set(parts.filter(Boolean))].join(' · ');
}
