import { z } from 'zod';
import { screenOrientationSchema } from '../entities/video';
import { nameSchema } from './name-file';

export const videoPlaceSchema = z.enum(['wall', 'kiosk']);

/** A film of the folder, and the screens that play it. */
export const videoFileSchema = z.strictObject({
  path: z
    .string()
    .regex(/^videos\/(?!.*\.\.)[\w-][\w./-]*\.(mp4|webm)$/i)
    .describe('A film’s path below the folder, e.g. videos/loop.mp4'),
  title: nameSchema.max(120),
  shown_on: z.array(videoPlaceSchema).min(1).default(['wall', 'kiosk']),
  orientation: screenOrientationSchema
    .nullable()
    .default(null)
    .describe('The way a screen hangs that plays it; null = any'),
  is_shared: z.boolean().default(false).describe('Plays on the kiosks of all restaurants'),
});

export type VideoPlace = z.infer<typeof videoPlaceSchema>;
