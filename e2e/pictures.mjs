// Takes the public site's pictures of the demo restaurants: node e2e/pictures.mjs, or COMANDA_URL=… of a demo that runs already.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startNode } from '../scripts/lib/children.mjs';
import { fromRoot } from '../scripts/lib/paths.mjs';
import { freePort } from '../scripts/lib/ports.mjs';
import { run } from '../scripts/lib/run.mjs';
import { CARD_NAMES, drawCard } from './draw-card.mjs';

const SITE = fromRoot('apps/marketing');
const PICTURES = join(SITE, 'public/pictures');
/** Widths of the files of a shot, narrow shots first; as in the site's `shots.ts`. */
const WIDTHS = { phone: [320, 640], kiosk: [360, 720], wide: [640, 1280] };
/** Shots whose words matter; of the others the site shows the English ones in every language. */
const SPOKEN = ['bill', 'board', 'cart', 'handheld', 'kiosk', 'menu'];
const MOST_BYTES = 60_000;
const QUALITIES = [56, 48, 40, 32, 24];

const sharp = createRequire(fromRoot('apps/api/package.json'))('sharp');
const raw = process.env.PICTURES_DIR ?? mkdtempSync(join(tmpdir(), 'comanda-pictures-'));

process.exitCode = await (process.env.PICTURES_DIR ? writeAll() : main());

async function main() {
  if (process.env.COMANDA_URL !== undefined) return takeAndWrite(process.env.COMANDA_URL);
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'comanda-pictures-data-'));
  const env = { PORT: String(port), SANDBOX_PORT: String(await freePort()), DATA_DIR: dataDir };
  const demo = startNode([fromRoot('scripts/start.mjs')], { env, stdio: 'pipe' });
  try {
    for await (const text of demo.stdout) if (String(text).includes('Ctrl-C')) break;
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

/** Writes every shot in its widths, and the list of the shots that there are. */
async function writeAll() {
  rmSync(PICTURES, { recursive: true, force: true });
  const list = {};
  for (const language of readdirSync(raw).sort()) {
    mkdirSync(join(PICTURES, language), { recursive: true });
    const shots = readdirSync(join(raw, language))
      .map((file) => file.replace(/\.png$/, ''))
      .filter((shot) => language === 'en' || SPOKEN.includes(shot))
      .sort();
    for (const shot of shots) await writeShot(language, shot);
    for (const card of language === 'en' ? CARD_NAMES : ['landing']) {
      const image = await drawCard(sharp, card, join(raw, language));
      await writeSmall(join(PICTURES, language, `card-${card}.jpg`), (quality) =>
        image.clone().jpeg({ quality: quality + 20, mozjpeg: true }),
      );
    }
    list[language] = shots;
  }
  writeFileSync(join(SITE, 'src/layout/pictures.json'), `${JSON.stringify(list, null, 2)}\n`);
  return 0;
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
