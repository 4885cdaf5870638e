/*
 * Cuts the short loops of the demo restaurants from their own pictures: node demo/artwork/films.mjs FONTS [bundle …]
 * FONTS is a folder with the four typefaces that CREDITS.md names, as {name}.woff; ffmpeg must be installed.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FILMS } from './films-of.mjs';

const fromApi = createRequire(new URL('../../apps/api/package.json', import.meta.url));
const sharp = fromApi('sharp');
const { parse } = fromApi('yaml');

const RATE = 25;
const SECONDS = 2.6;
const FADE = 0.4;
const ENCODING =
  '-an -c:v libx264 -preset slow -crf 27 -pix_fmt yuv420p -movflags +faststart -map_metadata -1'.split(
    ' ',
  );
/** How the picture and the panel of words share the screen; the picture is cut to its part. */
const SHAPES = {
  kiosk: {
    width: 1080,
    height: 1920,
    picture: [1080, 1340],
    panel: { x: 80, y: 1450 },
    letters: 1.3,
  },
  wall: {
    width: 1920,
    height: 1080,
    picture: [1240, 1080],
    panel: { x: 1310, y: 380 },
    letters: 1,
  },
};

const [fonts, ...wanted] = process.argv.slice(2);
if (fonts === undefined) throw new Error('Say where the typefaces are: films.mjs FONTS [bundle …]');

for (const [bundle, film] of Object.entries(FILMS)) {
  if (wanted.length > 0 && !wanted.includes(bundle)) continue;
  for (const shape of Object.keys(SHAPES)) await cut(bundle, film, shape);
}

async function cut(bundle, film, shape) {
  const { width, height } = SHAPES[shape];
  const root = fileURLToPath(new URL(`../${bundle}/`, import.meta.url));
  const scratch = mkdtempSync(join(tmpdir(), 'film-'));
  const scenes = [];
  for (const [index, dish] of film.dishes.entries())
    scenes.push(await prepare(root, scratch, dish, index, SHAPES[shape]));

  const inputs = scenes.flatMap(({ still }) => ['-i', still]);
  const parts = scenes.map((scene, index) => draw(scene, index, film, SHAPES[shape]));
  const joined = scenes.slice(1).map((_, index) => {
    const from = index === 0 ? 's0' : `j${index}`;
    const offset = ((SECONDS - FADE) * (index + 1)).toFixed(2);
    return `[${from}][s${index + 1}]xfade=transition=${film.cut}:duration=${FADE}:offset=${offset}[j${index + 1}]`;
  });
  mkdirSync(join(root, 'videos'), { recursive: true });
  const target = join(root, 'videos', `${shape}.mp4`);
  execFileSync('ffmpeg', [
    '-v',
    'error',
    '-y',
    ...inputs,
    '-filter_complex',
    [...parts, ...joined].join(';'),
    '-map',
    `[j${scenes.length - 1}]`,
    ...ENCODING,
    '-s',
    `${width}x${height}`,
    target,
  ]);
  rmSync(scratch, { recursive: true });
  process.stdout.write(`${bundle}/videos/${shape}.mp4\n`);
}

/** The picture, large enough that a slow zoom does not tremble, and the words as files that need no escaping. */
async function prepare(root, scratch, { picture, name }, index, { picture: [w, h] }) {
  const still = join(scratch, `${index}.png`);
  await sharp(join(root, 'images/items', `${picture}.webp`))
    .resize({ width: w * 2, height: h * 2, fit: 'cover' })
    .png()
    .toFile(still);
  const words = { name: join(scratch, `${index}.name`), price: join(scratch, `${index}.price`) };
  writeFileSync(words.name, name.join('\n'));
  writeFileSync(words.price, priceOf(root, picture));
  return { still, words, lines: name.length };
}

/** As the menu says it: a loop that names another price than the counter would be a lie. */
function priceOf(root, key) {
  const { language, currency } = parse(readFileSync(join(root, 'restaurant.yaml'), 'utf8'));
  const { menus } = parse(readFileSync(join(root, 'menus.yaml'), 'utf8'));
  const items = menus.flatMap(({ categories }) => categories.flatMap((category) => category.items));
  const { price } = items.find((item) => item.key === key);
  const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' };
  const text = new Intl.NumberFormat(language, style).format(price / 100);
  return text.replaceAll(/\s/g, ' ');
}

function draw({ words, lines }, index, film, { width, height, picture: [w, h], panel, letters }) {
  const frames = Math.round(SECONDS * RATE);
  const file = join(fonts, `${film.font}.woff`);
  const turn = index % 2 === 0 ? `1+0.08*on/${frames}` : `1.08-0.08*on/${frames}`;
  const zoom = `zoompan=z='${turn}':x='iw/2-iw/zoom/2':y='ih/2-ih/zoom/2':d=${frames}:s=${w}x${h}:fps=${RATE}`;
  const pad = `pad=${width}:${height}:0:0:color=${film.ground}`;
  const size = Math.round(film.size * letters);
  const name = `drawtext=fontfile=${file}:textfile=${words.name}:fontsize=${size}:fontcolor=${film.ink}:line_spacing=14:x=${panel.x}:y=${panel.y}`;
  const price = `drawtext=fontfile=${file}:textfile=${words.price}:fontsize=${Math.round(size * 0.8)}:fontcolor=${film.accent}:x=${panel.x}:y=${panel.y + lines * (size + 24) + 36}`;
  const rule = `drawbox=x=${panel.x}:y=${panel.y - 54}:w=120:h=10:color=${film.accent}:t=fill`;
  return `[${index}]${zoom},${pad},${rule},${name},${price},format=yuv420p,setsar=1[s${index}]`;
}
