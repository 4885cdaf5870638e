import { z } from 'zod';
import { endpointSchema, idSchema } from './primitives';

export const videoUrlSchema = z
  .string()
  .regex(/^\/api\/media\/[0-9a-f-]{36}\/[0-9a-f]{32}\.(mp4|webm)$/)
  .describe('Names the very bytes, so it may be kept for ever');

export const videoWallSchema = z.strictObject({
  locations: z.array(
    z.strictObject({
      name: z.string(),
      location_id: idSchema.describe('The restaurant’s id'),
      video_urls: z.array(videoUrlSchema),
    }),
  ),
  videos: z.array(videoUrlSchema),
});

/** Videos of idle kiosks. */
export const kioskVideosSchema = z.strictObject({
  videos: z.array(videoUrlSchema),
  restaurant_specific: z.record(endpointSchema, z.array(videoUrlSchema)),
});

export type VideoWall = z.infer<typeof videoWallSchema>;
export type KioskVideos = z.infer<typeof kioskVideosSchema>;
