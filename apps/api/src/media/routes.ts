import { join } from 'node:path';
import { idSchema } from '@comanda/contracts/schemas';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { media } from '../db/schema/index';
import type { Deps } from '../deps';
import { sendRefusal } from '../http/refusal';
import { createPictureCache } from './picture-cache';
import { resizePicture } from './resize-picture';

const paramsSchema = z.strictObject({
  restaurant_id: idSchema,
  file: z.string().regex(/^[0-9a-f]{32}-[1-9]\d{1,3}\.webp$/),
});

/** GET /api/media/{restaurant_id}/{hash}-{width}.webp: the address names the very bytes, so it may be kept for ever. */
export function addMedia(app: FastifyInstance, deps: Deps): void {
  const cache = createPictureCache(join(deps.config.dataDir, 'media-cache'));

  app.get('/api/media/:restaurant_id/:file', { schema: { hide: true } }, async (request, reply) => {
    const params = paramsSchema.safeParse(request.params);
    if (!params.success) return sendRefusal(reply, { code: 'not_found' });
    const { restaurant_id, file } = params.data;
    const picture = await cache.get(`${restaurant_id}-${file}`, () =>
      makePicture(deps, restaurant_id, file),
    );
    if (picture === null) return sendRefusal(reply, { code: 'not_found' });
    return reply
      .headers({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
        'content-type': 'image/webp',
        'cross-origin-resource-policy': 'same-origin',
      })
      .send(picture);
  });
}

async function makePicture(
  { db }: Pick<Deps, 'db'>,
  restaurant_id: string,
  file: string,
): Promise<Buffer | null> {
  const [media_hash = '', width = ''] = file.replace('.webp', '').split('-');
  const [row] = await db
    .select({ bytes: media.bytes, mime_type: media.mime_type, image: media.image })
    .from(media)
    .where(and(eq(media.restaurant_id, restaurant_id), eq(media.media_hash, media_hash)))
    .limit(1);
  // Only the widths that the API names are made: any other would fill the disk for whoever asks.
  if (row === undefined || !row.image.widths.includes(Number(width))) return null;
  return resizePicture(row, Number(width));
}
