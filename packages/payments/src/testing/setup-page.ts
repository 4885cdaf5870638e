import { afterAll } from 'vitest';

// Files share one page; some run without one.
afterAll(() => {
  if (!('document' in globalThis)) return;
  document.head.replaceChildren();
  document.body.replaceChildren();
});
