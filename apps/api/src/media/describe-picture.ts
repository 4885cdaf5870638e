import type { Image } from '@comanda/contracts';
import type { Metadata } from 'sharp';
import { loadSharp } from './load-sharp';
import { drawingDensity } from './drawing-density';
import { LARGEST_WIDTH, LEAST_DRAWING_WIDTH, PICTURE_LIMITS, WIDTHS } from './picture-limits';

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
  const isDrawing = format === 'svg';
  const shown = Math.min(isDrawing ? Math.max(width, LEAST_DRAWING_WIDTH) : width, LARGEST_WIDTH);
  const density = isDrawing ? drawingDensity({ width, height }, { width: SAMPLE_WIDTH }) : null;
  return {
    widths: [...WIDTHS.filter((each) => each < shown), shown],
    width: shown,
    height: Math.max(1, Math.round((height * shown) / width)),
    colour: await dominantColour(bytes, density),
  };
}

/** Cameras store some pictures lying on their side and say so beside them. */
function upright({ width, height, format, autoOrient }: Metadata) {
  return { format, width: autoOrient?.width ?? width, height: autoOrient?.height ?? height };
}

async function dominantColour(bytes: Uint8Array, density: number | null): Promise<string> {
  const sharp = await loadSharp();
  const options = density === null ? PICTURE_LIMITS : { ...PICTURE_LIMITS, density };
  const sample = await sharp(bytes, options)
    .resize({ width: SAMPLE_WIDTH, withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .png()
    .toBuffer();
  const { dominant } = await sharp(sample).stats();
  return `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
