/**
 * Takes the style attributes out of markup that React made, and gives them back as a style sheet: a policy can allow one
 * sheet by its hash, and attributes only all at once.
 */
export function moveStyles(markup: string): { readonly markup: string; readonly css: string } {
  const numbers = new Map<string, number>();
  const moved = markup.replaceAll(/ style="([^"]*)"/g, (_, escaped: string) => {
    const declarations = unescapeAttribute(escaped);
    // Nothing of ours has these; with them a value could reach out of its rule.
    if (/[<>{}\\]/.test(declarations)) return '';
    const number = numbers.get(declarations) ?? numbers.size;
    numbers.set(declarations, number);
    return ` data-style="${number}"`;
  });
  const css = [...numbers]
    .map(([declarations, number]) => `[data-style="${number}"]{${declarations}}`)
    .join('\n');
  return { markup: moved, css };
}

function unescapeAttribute(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
