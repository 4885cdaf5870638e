import { z } from 'zod';
import {
  filmOrientationsSchema,
  kioskVideosSchema,
  videoUrlSchema,
  videoWallSchema,
} from '../entities/video';
import { restaurantHandleSchema } from './restaurants';
import { calls } from '../calls';
import { defineRoute } from './define-route';

/** Screens put a timestamp behind a static address, so that nothing in between keeps an old list. */
const cacheBuster = z.strictObject({ t: z.string().max(40).optional() });

export const videoRoutes = {
  listVideoWall: defineRoute({
    ...calls.listVideoWall,
    summary: 'The addresses of what plays on the walls: of one restaurant, or of all of them',
    area: 'videos',
    audience: 'public',
    query: cacheBuster.extend({ restaurant: restaurantHandleSchema.optional() }),
    reply: z.strictObject({ urls: z.array(videoUrlSchema), orientations: filmOrientationsSchema }),
    errors: [],
  }),
  getVideoWall: defineRoute({
    ...calls.getVideoWall,
    summary: 'Which videos play on the wall of which place',
    area: 'videos',
    audience: 'public',
    query: cacheBuster,
    reply: videoWallSchema,
    errors: [],
  }),
  getKioskVideos: defineRoute({
    ...calls.getKioskVideos,
    summary: 'Films that idle kiosks play: everywhere, and by restaurant',
    area: 'videos',
    audience: 'public',
    query: cacheBuster,
    reply: kioskVideosSchema,
    errors: [],
  }),
} as const;
