/* Draws every picture of pictures.yaml, or only those named: node demo/artwork/draw.mjs [name …] */
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { drawScene } from './lib/scene.mjs';

// The API has both libraries for its own imports; the drawings need no installation of their own.
const fromApi = createRequire(new URL('../../apps/api/package.json', import.meta.url));
const sharp = fromApi('sharp');
const { parse } = fromApi('yaml');

const SIZES = {
  items: { width: 1200, height: 900 },
  menus: { width: 1600, height: 900 },
  header: { width: 1600, height: 900 },
};

const { bundle, quality, backdrops, pictures } = parse(
  readFileSync(new URL('pictures.yaml', import.meta.url), 'utf8'),
);
const target = fileURLToPath(new URL(`../${bundle}/images/`, import.meta.url));
const wanted = new Set(process.argv.slice(2));

for (const [path, picture] of Object.entries(pictures)) {
  const name = path.split('/').at(-1);
  if (wanted.size > 0 && !wanted.has(name)) continue;
  const backdrop = backdrops[picture.backdrop];
  if (backdrop === undefined)
    throw new Error(`${path} names no known backdrop: ${picture.backdrop}`);
  const svg = drawScene(name, picture, backdrop, SIZES[path.split('/')[0]]);
  const file = `${target}${path}.webp`;
  mkdirSync(file.slice(0, file.lastIndexOf('/')), { recursive: true });
  const { size } = await sharp(Buffer.from(svg))
    .webp({ quality, effort: 6, smartSubsample: true })
    .toFile(file);
  process.stdout.write(`${path}.webp ${Math.round(size / 1024)} kB\n`);
}
