import type { Image } from '@comanda/contracts';
import sharp from 'sharp';
import { PICTURE_LIMITS } from './picture-limits';

const QUALITY = 78;
const DOTS_PER_INCH = 72;
const MOST_DOTS_PER_INCH = 2400;

export type StoredPicture = {
  readonly bytes: Uint8Array;
  readonly mime_type: string;
  readonly image: Image;
};

/**
 * A picture as WebP in one width. Drawings are rasterised too: an SVG can carry scripts, a WebP cannot. What a camera
 * wrote into the file (place, time) is left out.
 */
export async function resizePicture(
  { bytes, mime_type, image }: StoredPicture,
  width: number,
): Promise<Buffer> {
  const height = Math.max(1, Math.round((image.height * width) / image.width));
  const density = mime_type === 'image/svg+xml' ? { density: await densityFor(bytes, width) } : {};
  return sharp(bytes, { ...PICTURE_LIMITS, ...density })
    .autoOrient()
    .resize({ width, height, fit: 'fill' })
    .webp({ quality: QUALITY, effort: 4 })
    .toBuffer();
}

/** How finely a drawing must be drawn so that it is sharp in this width. */
async function densityFor(bytes: Uint8Array, width: number): Promise<number> {
  const natural = await sharp(bytes, PICTURE_LIMITS).metadata();
  const density = Math.ceil((DOTS_PER_INCH * width) / natural.width);
  return Math.min(MOST_DOTS_PER_INCH, Math.max(DOTS_PER_INCH, density));
}
