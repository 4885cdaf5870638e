/** Returns the text of a part of the page with a blank between its elements, without what is hidden from screen readers. */
export function textOf(node: Node): string {
  return parts(node).join(' ').replaceAll(/\s+/g, ' ').trim();
}

function parts(node: Node): readonly string[] {
  if (node.nodeType === Node.TEXT_NODE) return [node.textContent ?? ''];
  if (node instanceof Element && node.getAttribute('aria-hidden') === 'true') return [];
  return [...node.childNodes].flatMap(parts);
}
