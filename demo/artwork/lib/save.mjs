import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

// The API has the library for its own imports; the drawings need no installation of their own.
const sharp = createRequire(new URL('../../../apps/api/package.json', import.meta.url))('sharp');

/** Draws every picture of a bundle, or only those named on the command line. */
export async function saveAll(bundle, pictures, drawOne, { quality = 78 } = {}) {
  const wanted = new Set(process.argv.slice(2));
  for (const [path, picture] of Object.entries(pictures)) {
    const name = path.split('/').at(-1);
    if (wanted.size > 0 && !wanted.has(name)) continue;
    const size = path.startsWith('items/')
      ? { width: 1200, height: 900 }
      : { width: 1600, height: 900 };
    const file = fileURLToPath(new URL(`../../${bundle}/images/${path}.webp`, import.meta.url));
    mkdirSync(dirname(file), { recursive: true });
    const written = await sharp(Buffer.from(drawOne(name, picture, size)))
      .webp({ quality, effort: 6, smartSubsample: true })
      .toFile(file);
    process.stdout.write(`${path}.webp ${Math.round(written.size / 1024)} kB\n`);
  }
}
