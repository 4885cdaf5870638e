import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressBuilt } from './compress-built.mjs';

test('what is text lies beside itself in both compressed forms, and what is compressed already does not', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'comanda-compress-'));
  const code = 'export const dish = "soup";\n'.repeat(40);
  try {
    await compressBuilt().writeBundle(
      { dir },
      {
        a: { type: 'chunk', fileName: 'a.js', code },
        b: { type: 'asset', fileName: 'b.css', source: 'p{color:red}' },
        c: { type: 'asset', fileName: 'c.woff2', source: new Uint8Array([1, 2, 3]) },
      },
    );
    expect(readdirSync(dir).sort()).toEqual(['a.js.br', 'a.js.gz', 'b.css.br', 'b.css.gz']);
    expect(brotliDecompressSync(readFileSync(join(dir, 'a.js.br'))).toString()).toBe(code);
    expect(gunzipSync(readFileSync(join(dir, 'b.css.gz'))).toString()).toBe('p{color:red}');
  } finally {
    rmSync(dir, { recursive: true });
  }
});
