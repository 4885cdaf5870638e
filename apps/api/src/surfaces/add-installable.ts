import { join } from 'node:path';
import type { DocumentRenderer } from '@comanda/contracts';
import { endpointSchema, languageSchema } from '@comanda/contracts/schemas';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { media } from '../db/schema/index';
import type { Deps } from '../deps';
import { sendRefusal } from '../http/refusal';
import { createPictureCache } from '../media/picture-cache';
import { drawIcon, ICON_PIXELS, ICON_PURPOSES, type Icon } from './draw-icon';

const ICON = /^(any|maskable)-(192|512)\.png$/;
const KNOWN_FOR = 'public, max-age=86400';

const paramsSchema = z.object({ endpoint: endpointSchema });
const querySchema = z.object({ language: languageSchema.optional() });
const iconSchema = z.object({
  purpose: z.enum(ICON_PURPOSES),
  pixels: z.coerce.number().pipe(z.literal(ICON_PIXELS)),
});

type Needs = Pick<Deps, 'catalogue' | 'config' | 'db'>;

/**
 * Serves the files to install a restaurant as an app: GET /api/installable/{endpoint}/manifest.webmanifest and its
 * icons beside it.
 */
export function addInstallable(
  app: FastifyInstance,
  deps: Needs,
  loadRenderer: () => Promise<DocumentRenderer>,
): void {
  const cache = createPictureCache(join(deps.config.dataDir, 'media-cache'));

  app.get(
    '/api/installable/:endpoint/manifest.webmanifest',
    { schema: { hide: true } },
    async (request, reply) => {
      const entry = await findEntry(deps, request.params);
      if (entry === null) return sendRefusal(reply, { code: 'restaurant_not_found' });
      const wanted = querySchema.safeParse(request.query).data?.language;
      const { restaurant, language } = entry.localise(wanted);
      return reply
        .headers({
          'cache-control': 'public, no-cache',
          'content-type': 'application/manifest+json; charset=utf-8',
        })
        .send(JSON.stringify((await loadRenderer()).manifest(restaurant, language)));
    },
  );

  app.get(
    '/api/installable/:endpoint/:icon',
    { schema: { hide: true } },
    async (request, reply) => {
      const icon = readIcon(request.params);
      const entry = icon && (await findEntry(deps, request.params));
      if (!icon || !entry) return sendRefusal(reply, { code: 'not_found' });
      const { restaurant_id, logo, theme } = entry.restaurant;
      const media_hash = logo?.path.split('/').at(-1) ?? null;
      const name = `icon-${restaurant_id}-${media_hash ?? 'none'}-${theme.primary.slice(1)}-${icon.purpose}-${icon.pixels}.png`;
      const picture = await cache.get(name, async () =>
        drawIcon(await readLogo(deps, restaurant_id, media_hash), theme.primary, icon),
      );
      return reply
        .headers({ 'cache-control': KNOWN_FOR, 'content-type': 'image/png' })
        .send(picture);
    },
  );
}

async function findEntry({ catalogue }: Needs, params: unknown) {
  const handle = paramsSchema.safeParse(params).data?.endpoint;
  return handle === undefined ? null : catalogue.get(handle);
}

function readIcon(params: unknown): Icon | null {
  const { icon } = params as { icon: string }; // the route's own pattern
  const [, purpose, pixels] = ICON.exec(icon) ?? [];
  return iconSchema.safeParse({ purpose, pixels }).data ?? null;
}

async function readLogo(
  { db }: Needs,
  restaurant_id: string,
  media_hash: string | null,
): Promise<Uint8Array | null> {
  if (media_hash === null) return null;
  const [row] = await db
    .select({ bytes: media.bytes })
    .from(media)
    .where(and(eq(media.restaurant_id, restaurant_id), eq(media.media_hash, media_hash)))
    .limit(1);
  return row?.bytes ?? null;
}
