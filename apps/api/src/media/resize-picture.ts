import sharp from 'sharp';
import { PICTURE_LIMITS } from './picture-limits';

const QUALITY = 78;
const DRAWING_DENSITY = 300;

/**
 * A picture as WebP in one width. Drawings are rasterised too: an SVG can carry scripts, a WebP cannot. What a camera
 * wrote into the file (place, time) is left out.
 */
export async function resizePicture(bytes: Uint8Array, mime_type: string, width: number): Promise<Buffer> {
  const isDrawing = mime_type === 'image/svg+xml';
  return sharp(bytes, { ...PICTURE_LIMITS, ...(isDrawing ? { density: DRAWING_DENSITY } : {}) })
    .autoOrient()
    .resize({ width })
    .webp({ quality: QUALITY, effort: 4 })
    .toBuffer();
}
