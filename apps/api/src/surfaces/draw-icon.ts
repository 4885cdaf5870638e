import { drawingDensity } from '../media/drawing-density';
import { loadSharp } from '../media/load-sharp';
import { PICTURE_LIMITS } from '../media/picture-limits';

export const ICON_PIXELS = [192, 512] as const;
/** maskable: a phone cuts it to a shape of its own, and only what is in the middle is sure to be seen. */
export const ICON_PURPOSES = ['any', 'maskable'] as const;

export type Icon = {
  readonly purpose: (typeof ICON_PURPOSES)[number];
  readonly pixels: (typeof ICON_PIXELS)[number];
};

/** How much of the side is the logo's. */
const SHARE = { any: 0.8, maskable: 0.56 } as const;
const WHITE = '#ffffff';
/** From here a logo is made to stand on something dark. */
const BRIGHT = 200;

/** A restaurant's icon: its logo, or a covered dish where it has none, on what lets it be seen. */
export async function drawIcon(
  logo: Uint8Array | null,
  colour: string,
  { purpose, pixels }: Icon,
): Promise<Buffer> {
  const sharp = await loadSharp();
  const side = Math.round(pixels * SHARE[purpose]);
  const picture = logo ?? coveredDish();
  const { format, ...natural } = await sharp(picture, PICTURE_LIMITS).metadata();
  const density =
    format === 'svg' ? { density: drawingDensity(natural, { width: side, height: side }) } : {};
  const drawing = await sharp(picture, { ...PICTURE_LIMITS, ...density })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'contain', background: '#00000000' })
    .ensureAlpha()
    .png()
    .toBuffer();
  const background = (await isBright(drawing)) ? colour : WHITE;
  return sharp({ create: { width: pixels, height: pixels, channels: 3, background } })
    .composite([{ input: drawing, gravity: 'centre' }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** Whether what is not transparent would be lost on white. */
async function isBright(drawing: Buffer): Promise<boolean> {
  const sharp = await loadSharp();
  const { data } = await sharp(drawing)
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  let light = 0;
  let weight = 0;
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
    light += (0.2126 * red + 0.7152 * green + 0.0722 * blue) * alpha;
    weight += alpha;
  }
  return weight > 0 && light / weight > BRIGHT;
}

function coveredDish(): Buffer {
  return Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="8 16 48 30" width="48" height="30"><path d="M14 40h36a18 18 0 0 0-36 0Zm-3 4h42v4H11zM30 18h4v5h-4z" fill="#ffffff"/></svg>',
  );
}
