import type { Image } from '@comanda/contracts';
import { drawingDensity } from './drawing-density';
import { loadSharp } from './load-sharp';
import { PICTURE_LIMITS } from './picture-limits';

/** AVIF says the same in a third less, but takes long to make: with this little effort about as long as WebP. */
const FORMATS = {
  avif: { quality: 58, effort: 2 },
  webp: { quality: 75, effort: 6 },
} as const;

export type PictureFormat = keyof typeof FORMATS;

export type StoredPicture = {
  readonly bytes: Uint8Array;
  readonly mime_type: string;
  readonly image: Image;
};

/**
 * A picture in one width. Drawings are rasterised too: an SVG can carry scripts, the others cannot. What a camera
 * wrote into the file (place, time) is left out.
 */
export async function resizePicture(
  { bytes, mime_type, image }: StoredPicture,
  width: number,
  format: PictureFormat,
): Promise<Buffer> {
  const sharp = await loadSharp();
  const height = Math.max(1, Math.round((image.height * width) / image.width));
  const density = mime_type === 'image/svg+xml' ? { density: await densityFor(bytes, width) } : {};
  return sharp(bytes, { ...PICTURE_LIMITS, ...density })
    .autoOrient()
    .resize({ width, height, fit: 'fill' })
    .toFormat(format, FORMATS[format])
    .toBuffer();
}

/** How finely a drawing must be drawn so that it is sharp in this width. */
async function densityFor(bytes: Uint8Array, width: number): Promise<number> {
  const sharp = await loadSharp();
  const natural = await sharp(bytes, PICTURE_LIMITS).metadata();
  return drawingDensity(natural, { width });
}
