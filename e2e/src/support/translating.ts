/** To be run in a page: puts elements in the place of texts, now and as they come, as a browser that translates does. */
export function translatePage(): void {
  const untouched = new Set(['SCRIPT', 'STYLE', 'TEXTAREA', 'TITLE', 'FONT', 'OPTION']);

  function translate(node: Node): void {
    if (node instanceof Text) {
      const { parentElement } = node;
      if (!parentElement || parentElement.closest('font') || !/\p{L}{3}/u.test(node.data)) return;
      const font = document.createElement('font');
      font.textContent = node.data;
      node.replaceWith(font);
    } else if (node instanceof Element && !untouched.has(node.tagName)) {
      for (const each of node.childNodes) translate(each);
    }
  }

  translate(document.body);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const each of addedNodes) if (each.isConnected) translate(each);
    }
  }).observe(document.body, { subtree: true, childList: true });
}
