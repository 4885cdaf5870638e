// Takes a picture of every screen and puts the README's together: node e2e/screenshots.mjs FOLDER
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { fromRoot } from '../scripts/lib/paths.mjs';

const PRODUCT = ['order', 'item', 'pay', 'order-complete'];
const PHONE_WIDTH = 275;
const WIDTH = 1200;
const GAP = 20;
const HEIGHT = 635;

process.exitCode = await main(resolve(process.argv[2] ?? fromRoot('e2e/test-results/screens')));

async function main(folder) {
  const { status } = spawnSync(
    fromRoot('e2e/node_modules/.bin/playwright'),
    ['test', '--config', 'screenshots.config.ts'],
    { cwd: fromRoot('e2e'), stdio: 'inherit', env: { ...process.env, SCREENS_DIR: folder } },
  );
  if (status === 0) await drawProduct(folder);
  return status ?? 1;
}

/** Four phones side by side, for the README. */
async function drawProduct(folder) {
  const sharp = createRequire(fromRoot('apps/api/package.json'))('sharp');
  const height = Math.round((PHONE_WIDTH * 844) / 390);
  const corners = Buffer.from(
    `<svg width="${PHONE_WIDTH}" height="${height}"><rect width="100%" height="100%" rx="22"/></svg>`,
  );
  const phones = await Promise.all(
    PRODUCT.map((screen) =>
      sharp(join(folder, 'phone-en-light', `${screen}.png`))
        .resize(PHONE_WIDTH, height)
        .composite([{ input: corners, blend: 'dest-in' }])
        .png()
        .toBuffer(),
    ),
  );
  const start = (WIDTH - PHONE_WIDTH * phones.length - GAP * (phones.length - 1)) / 2;
  await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 4, background: '#e9e4dc' } })
    .composite(
      phones.map((input, at) => ({
        input,
        left: Math.round(start + at * (PHONE_WIDTH + GAP)),
        top: Math.round((HEIGHT - height) / 2),
      })),
    )
    .webp({ quality: 86 })
    .toFile(fromRoot('docs/images/product.webp'));
}
