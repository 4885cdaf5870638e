import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { inlineScripts } from './inline-scripts.mjs';

const root = mkdtempSync(join(tmpdir(), 'comanda-inline-'));
afterAll(() => rmSync(root, { recursive: true }));

function fill(html) {
  const plugin = inlineScripts();
  plugin.configResolved({ root });
  return plugin.transformIndexHtml.handler(html);
}

test('the script is put into the document as it is', () => {
  writeFileSync(join(root, 'boot.js'), "price('$&');\n");
  expect(fill('<script data-inline="boot.js"></script><script src="a.js"></script>')).toBe(
    `<script>\nprice('$&');\n</script><script src="a.js"></script>`,
  );
});

test('a script that does not exist fails the build', () => {
  expect(() => fill('<script data-inline="gone.js"></script>')).toThrow('gone.js');
});
