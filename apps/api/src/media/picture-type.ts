import { loadSharp } from './load-sharp';
import { PICTURE_LIMITS } from './picture-limits';

const MIME_TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  heif: 'image/avif',
  jpeg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
};

/** What kind of picture the bytes are, by looking at them; null when they are none that we take. */
export async function readPictureType(bytes: Uint8Array): Promise<string | null> {
  const sharp = await loadSharp();
  try {
    const { format, compression } = await sharp(bytes, PICTURE_LIMITS).metadata();
    if (format === 'heif' && compression !== 'av1') return null;
    return MIME_TYPES[format] ?? null;
  } catch {
    return null;
  }
}
