/** Fills places of a built document, each found by a pattern. Throws when the document has no such place. */
export function fillDocument(
  template: string,
  parts: readonly (readonly [RegExp, string])[],
): string {
  return parts.reduce((html, [place, content]) => {
    // A function, so that no "$" of a restaurant's is read as a reference.
    if (html.search(place) < 0) {
      throw new Error(`The document has no ${String(place)} to fill: index.html must have one.`);
    }
    return html.replace(place, () => content);
  }, template);
}
