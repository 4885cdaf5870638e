// Takes the public site's pictures and films of the demo restaurants: node e2e/pictures.mjs, or COMANDA_URL=… of a demo that runs already.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startNode } from '../scripts/lib/children.mjs';
import { fromRoot } from '../scripts/lib/paths.mjs';
import { freePort } from '../scripts/lib/ports.mjs';
import { run } from '../scripts/lib/run.mjs';
import { CARD_NAMES, drawCard } from './draw-card.mjs';
import { encodeFilm, requireFfmpeg } from './encode-film.mjs';

const SITE = fromRoot('apps/marketing');
const PICTURES = join(SITE, 'public/pictures');
/** Widths of the files of a shot, narrow shots first; as in the site's `shots.ts`. */
const WIDTHS = { phone: [320, 640], kiosk: [360, 720], wide: [640, 1280] };
/** Widths of the films, as in the site's `films.ts`. */
const FILM_WIDTHS = { kiosk: 540, qr: 480, dinein: 960, delivery: 480 };
const MOST_BYTES = 60_000;
const MOST_FILM_BYTES = 300_000;
const QUALITIES = [56, 48, 40, 32, 24];

const sharp = createRequire(fromRoot('apps/api/package.json'))('sharp');
const raw = process.env.PICTURES_DIR ?? mkdtempSync(join(tmpdir(), 'comanda-pictures-'));

requireFfmpeg();
process.exitCode = await (process.env.PICTURES_DIR ? writeAll() : main());
if (!process.env.PICTURES_DIR && process.exitCode === 0) rmSync(raw, { recursive: true });

async function main() {
  if (process.env.COMANDA_URL !== undefined) return takeAndWrite(process.env.COMANDA_URL);
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'comanda-pictures-data-'));
  const env = { PORT: String(port), SANDBOX_PORT: String(await freePort()), DATA_DIR: dataDir };
  const demo = startNode([fromRoot('scripts/start.mjs')], { env, stdio: 'pipe' });
  demo.stderr.pipe(process.stderr);
  try {
    // Its output is read to the end: a program whose output is closed would stop.
    await Promise.race([
      new Promise((resolve) => {
        demo.stdout.on('data', (text) => String(text).includes('Ctrl-C') && resolve());
      }),
      demo.exited.then(() => {
        throw new Error('The demo did not start.');
      }),
    ]);
    return await takeAndWrite(`http://localhost:${port}`);
  } finally {
    await demo.stop(60_000);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function takeAndWrite(url) {
  const { status } = await run(
    fromRoot('e2e/node_modules/.bin/playwright'),
    ['test', '--config', 'pictures.config.ts'],
    { cwd: fromRoot('e2e'), env: { COMANDA_URL: url, PICTURES_DIR: raw }, loud: true },
  );
  return status === 0 ? writeAll() : status;
}

/** Writes every shot in its widths, the cards and the films, and the list of what there is. */
async function writeAll() {
  rmSync(PICTURES, { recursive: true, force: true });
  const list = {};
  for (const language of readdirSync(raw).sort()) {
    mkdirSync(join(PICTURES, language), { recursive: true });
    const taken = readdirSync(join(raw, language)).sort();
    const shots = taken.filter((file) => file.endsWith('.png')).map((file) => file.slice(0, -4));
    const films = taken.filter((file) => file.startsWith('film-')).map((file) => file.slice(5));
    for (const shot of shots) await writeShot(language, shot);
    for (const card of CARD_NAMES) {
      const image = await drawCard(sharp, card, join(raw, language));
      await writeSmall(join(PICTURES, language, `card-${card}.jpg`), (quality) =>
        image.clone().jpeg({ quality: quality + 20, mozjpeg: true }),
      );
    }
    for (const film of films) await writeFilm(language, film);
    list[language] = { shots, films };
  }
  writeFileSync(join(SITE, 'src/layout/pictures.json'), `${JSON.stringify(list, null, 2)}\n`);
  return 0;
}

/** Writes a film, and its first frame as its poster. */
async function writeFilm(language, film) {
  const frames = join(raw, language, `film-${film}`);
  const base = join(PICTURES, language, `film-${film}`);
  const width = FILM_WIDTHS[film];
  await writeSmall(`${base}.webp`, (quality) =>
    sharp(join(frames, '0000.jpg'))
      .resize(width)
      .webp({ quality: quality + 20, effort: 6 }),
  );
  encodeFilm(frames, `${base}.mp4`, { width, mostBytes: MOST_FILM_BYTES });
}

async function writeShot(language, shot) {
  const image = sharp(join(raw, language, `${shot}.png`));
  const { width, height } = await image.metadata();
  const [narrow, full] = WIDTHS[deviceOf(width, height)];
  const base = join(PICTURES, language, shot);
  for (const each of [narrow, full])
    await writeSmall(`${base}-${each}.avif`, (quality) =>
      image.clone().resize(each).avif({ quality, effort: 4 }),
    );
  await writeSmall(`${base}-${full}.webp`, (quality) =>
    image
      .clone()
      .resize(full)
      .webp({ quality: quality + 20, effort: 4 }),
  );
}

/** A kiosk's window is the only tall one of its width. */
function deviceOf(width, height) {
  if (width > height) return 'wide';
  return width === 1080 ? 'kiosk' : 'phone';
}

/** Writes a file in the best quality in which it is small enough. */
async function writeSmall(file, draw) {
  for (const quality of QUALITIES) {
    const bytes = await draw(quality).toBuffer();
    if (bytes.length > MOST_BYTES && quality !== QUALITIES.at(-1)) continue;
    writeFileSync(file, bytes);
    return;
  }
}
