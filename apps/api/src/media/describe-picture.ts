import type { Image } from '@comanda/contracts';
import type { Metadata } from 'sharp';
import { loadSharp } from './load-sharp';
import { LARGEST_WIDTH, PICTURE_LIMITS, WIDTHS } from './picture-limits';

/** A drawing has no width of its own that matters: it is offered at least this wide. */
const LEAST_DRAWING_WIDTH = 640;
const SAMPLE_WIDTH = 64;

/** A picture's sizes and the colour to show until it arrives; the same for everyone who has it. */
export type PictureFacts = Omit<Image, 'path'>;

/** Looks at a picture. */
export async function describePicture(bytes: Uint8Array): Promise<PictureFacts> {
  const sharp = await loadSharp();
  const { width, height, format } = await sharp(bytes, PICTURE_LIMITS)
    .autoOrient()
    .metadata()
    .then(upright);
  const shown =
    format === 'svg' ? Math.max(width, LEAST_DRAWING_WIDTH) : Math.min(width, LARGEST_WIDTH);
  return {
    widths: [...WIDTHS.filter((each) => each < shown), shown],
    width: shown,
    height: Math.max(1, Math.round((height * shown) / width)),
    colour: await dominantColour(bytes),
  };
}

/** Cameras store some pictures lying on their side and say so beside them. */
function upright({ width, height, format, autoOrient }: Metadata) {
  return { format, width: autoOrient?.width ?? width, height: autoOrient?.height ?? height };
}

async function dominantColour(bytes: Uint8Array): Promise<string> {
  const sharp = await loadSharp();
  const sample = await sharp(bytes, PICTURE_LIMITS)
    .resize({ width: SAMPLE_WIDTH, withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .png()
    .toBuffer();
  const { dominant } = await sharp(sample).stats();
  return `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
