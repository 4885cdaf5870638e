import type { Image, Menu } from '@comanda/contracts';
import { idSchema } from '@comanda/contracts/schemas';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../deps';
import { sendRefusal } from '../http/refusal';

const FILE = /^([0-9a-f-]{36})\.jpe?g$/;

const paramsSchema = z.strictObject({
  restaurant_id: idSchema,
  kind: z.enum(['items', 'menus']),
  file: z.string().regex(FILE),
});

/** Cache time of a picture's name: an import may replace the picture at any time. */
const KNOWN_FOR = 'public, max-age=300';

/**
 * GET /api/media/{restaurant_id}/items/{item_id}.jpeg, and the same for menus: leads to the picture that the dish has now, in
 * its largest width. For who knows a dish by its id alone.
 */
export function addNamedPictures(
  app: FastifyInstance,
  { catalogue }: Pick<Deps, 'catalogue'>,
): void {
  app.get(
    '/api/media/:restaurant_id/:kind/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const params = paramsSchema.safeParse(request.params);
      const id = idSchema.safeParse(FILE.exec(params.data?.file ?? '')?.[1]).data;
      const entry = params.success ? await catalogue.get(params.data.restaurant_id) : null;
      const image =
        params.success && entry && id ? imageOf(entry.menus, params.data.kind, id) : null;
      if (image === null) return sendRefusal(reply, { code: 'not_found' });
      const width = Math.max(...image.widths);
      return reply.header('cache-control', KNOWN_FOR).redirect(`${image.path}-${width}.webp`, 302);
    },
  );
}

function imageOf(menus: readonly Menu[], kind: 'items' | 'menus', id: string): Image | null {
  if (kind === 'menus') return menus.find(({ menu_id }) => menu_id === id)?.image ?? null;
  const items = menus.flatMap(({ categories }) => categories.flatMap((each) => each.items));
  return items.find(({ item_id }) => item_id === id)?.image ?? null;
}
