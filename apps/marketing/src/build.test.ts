import { build } from 'vite';
import { expect, test } from 'vitest';

const MOST_BYTES = 5_000;

test('the document has no script, and that of the form stays small', async () => {
  const built = await build({ logLevel: 'error', build: { write: false } });
  const files = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  const document = files.find(({ fileName }) => fileName === 'index.html');
  expect(document?.type === 'asset' && String(document.source)).not.toMatch(/<script/u);
  const scripts = files.flatMap((file) => (file.type === 'chunk' ? [file.code] : []));
  expect(scripts.join('')).toContain('contact-form');
  expect(new TextEncoder().encode(scripts.join('')).length).toBeLessThan(MOST_BYTES);
});
