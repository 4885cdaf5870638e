/** Returns the element that an app is drawn into; throws when the document has none. */
export function rootElement(): HTMLElement {
  const root = document.getElementById('root');
  if (!root)
    throw new Error('The document has no element "root" to draw into: index.html must have one.');
  return root;
}
