import { join } from 'node:path';

const SIZE = { width: 1200, height: 630 };
/** The accent's soft tone on the site. */
const GROUND = '#ffebe6';
const FRAME = '#000000';
/** Where each shot stands, the ones in front last. */
const CARDS = {
  landing: [
    { shot: 'board', width: 840, left: 280, top: 50 },
    { shot: 'kiosk', width: 300, left: 80, top: 130 },
    { shot: 'menu', width: 220, left: 820, top: 190 },
  ],
  kiosk: [
    { shot: 'kiosk', width: 420, left: 160, top: 60 },
    { shot: 'kiosk-item', width: 420, left: 640, top: 110 },
  ],
  qr: [
    { shot: 'bill', width: 320, left: 240, top: 60 },
    { shot: 'item', width: 320, left: 640, top: 110 },
  ],
  dinein: [
    { shot: 'board', width: 860, left: 60, top: 60 },
    { shot: 'handheld', width: 250, left: 880, top: 130 },
  ],
  delivery: [
    { shot: 'cart', width: 320, left: 240, top: 60 },
    { shot: 'backlot', width: 320, left: 640, top: 110 },
  ],
};

export const CARD_NAMES = Object.keys(CARDS);

/** Draws the picture that messengers show beside a link, of the shots in a folder; what stands below its edge is cut. */
export async function drawCard(sharp, name, folder) {
  const devices = await Promise.all(
    CARDS[name].map(async ({ shot, width, left, top }) => ({
      input: await drawDevice(sharp, join(folder, `${shot}.png`), width, SIZE.height - top),
      left,
      top,
    })),
  );
  const canvas = sharp({ create: { ...SIZE, channels: 3, background: GROUND } });
  return sharp(await canvas.composite(devices).png().toBuffer());
}

async function drawDevice(sharp, file, width, room) {
  const edge = 7;
  const screen = await sharp(file)
    .resize(width - 2 * edge)
    .toBuffer({ resolveWithObject: true });
  const height = Math.min(screen.info.height + 2 * edge, room);
  const framed = await sharp({
    create: { width, height: screen.info.height + 2 * edge, channels: 4, background: FRAME },
  })
    .composite([{ input: screen.data, left: edge, top: edge }])
    .png()
    .toBuffer();
  const corners = Buffer.from(
    `<svg width="${width}" height="${height}"><rect width="${width}" height="${height + 60}" rx="24"/></svg>`,
  );
  return sharp(framed)
    .extract({ left: 0, top: 0, width, height })
    .composite([{ input: corners, blend: 'dest-in' }])
    .png()
    .toBuffer();
}
