import { z } from 'zod';
import { endpointSchema, idSchema } from './primitives';

export const videoUrlSchema = z
  .string()
  .regex(/^\/api\/media\/[0-9a-f-]{36}\/[0-9a-f]{32}\.(mp4|webm)$/)
  .describe('Names the very bytes, so it may be kept for ever');

export const screenOrientationSchema = z.enum(['landscape', 'portrait']);

export const filmOrientationsSchema = z
  .record(videoUrlSchema, screenOrientationSchema)
  .describe('The films that are made for screens that hang one way; all others play on any');

export const videoWallSchema = z.strictObject({
  locations: z.array(
    z.strictObject({
      name: z.string(),
      location_id: idSchema.describe('The restaurant’s id'),
      video_urls: z.array(videoUrlSchema),
    }),
  ),
  videos: z.array(videoUrlSchema),
  orientations: filmOrientationsSchema,
});

/** Videos of idle kiosks. */
export const kioskVideosSchema = z.strictObject({
  videos: z.array(videoUrlSchema),
  restaurant_specific: z.record(endpointSchema, z.array(videoUrlSchema)),
  orientations: filmOrientationsSchema,
});

export type ScreenOrientation = z.infer<typeof screenOrientationSchema>;
export type FilmOrientations = z.infer<typeof filmOrientationsSchema>;
export type VideoWall = z.infer<typeof videoWallSchema>;
export type KioskVideos = z.infer<typeof kioskVideosSchema>;
