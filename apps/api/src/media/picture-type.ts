import { loadSharp } from './load-sharp';
import { PICTURE_LIMITS } from './picture-limits';
import { isRaster } from './raster-type';
import { tryDrawing } from './try-drawing';

const MIME_TYPES = {
  avif: 'image/avif',
  heif: 'image/avif',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
} as const;

/** A media type; null for what is no picture. */
type PictureType =
  | (typeof MIME_TYPES)[keyof typeof MIME_TYPES]
  | 'image/svg+xml'
  | 'too_costly'
  | null;

/** Returns the media type of a picture, by its bytes; null when it is none that we take, or cannot be drawn. */
export async function readPictureType(bytes: Uint8Array): Promise<PictureType> {
  if (!isRaster(bytes)) {
    const drawable = await tryDrawing(bytes);
    if (drawable === 'yes') return 'image/svg+xml';
    return drawable === 'no' ? null : drawable;
  }
  const sharp = await loadSharp();
  try {
    const { format, compression } = await sharp(bytes, PICTURE_LIMITS).metadata();
    if (format === 'heif' && compression !== 'av1') return null;
    return isTaken(format) ? MIME_TYPES[format] : null;
  } catch {
    return null;
  }
}

function isTaken(format: string): format is keyof typeof MIME_TYPES {
  return format in MIME_TYPES;
}
