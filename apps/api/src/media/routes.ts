import { join } from 'node:path';
import { idSchema } from '@comanda/contracts/schemas';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { media, videos } from '../db/schema/index';
import type { Deps } from '../deps';
import { sendRefusal } from '../http/refusal';
import { createPictureCache } from './picture-cache';
import { resizePicture } from './resize-picture';
import { sendVideo } from './send-video';

const PICTURE = /^([0-9a-f]{32})-([1-9]\d{1,3})\.(avif|webp)$/;
const VIDEO = /^([0-9a-f]{32})\.(mp4|webm)$/;

const paramsSchema = z.strictObject({
  restaurant_id: idSchema,
  file: z.union([z.string().regex(PICTURE), z.string().regex(VIDEO)]),
});

/** Headers of every file here: its address contains its hash, so it may be cached forever. */
const HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** GET /api/media/{restaurant_id}/{hash}-{width}.webp (or .avif), and {hash}.mp4 (or .webm), also in parts. */
export function addMedia(app: FastifyInstance, deps: Deps): void {
  const cache = createPictureCache(join(deps.config.dataDir, 'media-cache'));

  app.get('/api/media/:restaurant_id/:file', { schema: { hide: true } }, async (request, reply) => {
    const params = paramsSchema.safeParse(request.params);
    if (!params.success) return sendRefusal(reply, { code: 'not_found' });
    const { restaurant_id, file } = params.data;
    const name = `${restaurant_id}-${file}`;
    if (VIDEO.test(file)) {
      const path = await cache.getFile(name, () => readVideo(deps, restaurant_id, file));
      if (path === null) return sendRefusal(reply, { code: 'not_found' });
      return sendVideo(request, reply.headers(HEADERS), path);
    }
    const picture = await cache.get(name, () => makePicture(deps, restaurant_id, file));
    if (picture === null) return sendRefusal(reply, { code: 'not_found' });
    const type = file.endsWith('.avif') ? 'image/avif' : 'image/webp';
    return reply.headers(HEADERS).header('content-type', type).send(picture);
  });
}

async function makePicture(
  { db }: Pick<Deps, 'db'>,
  restaurant_id: string,
  file: string,
): Promise<Buffer | null> {
  const [, media_hash = '', width = '', ending] = PICTURE.exec(file) ?? [];
  const [row] = await db
    .select({ bytes: media.bytes, mime_type: media.mime_type, image: media.image })
    .from(media)
    .where(and(eq(media.restaurant_id, restaurant_id), eq(media.media_hash, media_hash)))
    .limit(1);
  // Only the widths that the API names are made: any other would fill the disk for whoever asks.
  if (row === undefined || !row.image.widths.includes(Number(width))) return null;
  return resizePicture(row, Number(width), ending === 'avif' ? 'avif' : 'webp');
}

async function readVideo(
  { db }: Pick<Deps, 'db'>,
  restaurant_id: string,
  file: string,
): Promise<Uint8Array | null> {
  const [, media_hash = '', ending] = VIDEO.exec(file) ?? [];
  const [row] = await db
    .select({ bytes: videos.bytes, mime_type: videos.mime_type })
    .from(videos)
    .where(and(eq(videos.restaurant_id, restaurant_id), eq(videos.media_hash, media_hash)))
    .limit(1);
  return row === undefined || row.mime_type !== `video/${ending}` ? null : row.bytes;
}
