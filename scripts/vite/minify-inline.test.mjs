import { expect, test } from 'vitest';
import { minifyInline } from './minify-inline.ts';

const { handler } = minifyInline().transformIndexHtml;

test('scripts in the document come minified and each in its place, files and data as they are', async () => {
  const html = `
    <script>
      // What it is for.
      const first = { chunks: ['a.js'] };
      console.log(first);
    </script>
    <script type="module" src="/main.js"></script>
    <script type="application/ld+json">{ "@type": "Restaurant" }</script>
    <script>console.log( '$&' )</script>`;
  expect(await handler(html)).toBe(`
    <script>const first={chunks:["a.js"]};console.log(first);</script>
    <script type="module" src="/main.js"></script>
    <script type="application/ld+json">{ "@type": "Restaurant" }</script>
    <script>console.log("$&");</script>`);
});

test('a script that cannot be read fails the build', async () => {
  await expect(handler('<script>const = 1;</script>')).rejects.toThrow(/const = 1|Expected/);
});
