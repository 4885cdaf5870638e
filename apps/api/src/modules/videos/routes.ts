import type { FilmOrientations } from '@comanda/contracts';
import { ok } from '@comanda/kernel';
import type { Deps } from '../../deps';
import type { Handlers } from '../../http/route';
import { groupBy } from '../../shared/group-by';
import { remember } from '../../shared/remember';
import { listVideos, type ShownVideo } from './list-videos';

/** Screens ask every few minutes, all of them; films change with an import. */
const REMEMBERED_MS = 10_000;

/** Videos for wall screens and idle kiosks. */
export function videoHandlers(
  deps: Deps,
): Pick<Handlers, 'getKioskVideos' | 'getVideoWall' | 'listVideoWall'> {
  const all = remember(() => listVideos(deps.db), {
    for_ms: REMEMBERED_MS,
    most: 1,
    now: () => deps.clock.now().getTime(),
  });

  async function onWalls() {
    return (await all('')).filter(({ is_on_wall, is_hidden }) => is_on_wall && !is_hidden);
  }

  return {
    async listVideoWall({ query: { restaurant } }) {
      const films =
        restaurant === undefined
          ? await onWalls()
          : (await all('')).filter(
              ({ is_on_wall, restaurant_id, endpoint }) =>
                is_on_wall && [restaurant_id, endpoint].includes(restaurant),
            );
      return ok({ urls: urlsOf(films), orientations: orientationsOf(films) });
    },
    async getVideoWall() {
      const films = await onWalls();
      const places = groupBy(films, ({ restaurant_id }) => restaurant_id);
      const locations = [...places].map(([location_id, own]) => ({
        name: own[0]?.name ?? '',
        location_id,
        video_urls: urlsOf(own),
      }));
      return ok({ locations, videos: urlsOf(films), orientations: orientationsOf(films) });
    },
    async getKioskVideos() {
      const films = (await all('')).filter(({ is_on_kiosk }) => is_on_kiosk);
      const own = groupBy(films, ({ endpoint }) => endpoint);
      return ok({
        videos: urlsOf(films.filter(({ is_shared }) => is_shared)),
        restaurant_specific: Object.fromEntries(
          [...own].map(([endpoint, list]) => [endpoint, urlsOf(list)]),
        ),
        orientations: orientationsOf(films),
      });
    },
  };
}

/** The same film of two restaurants has two addresses; one that a restaurant lists twice has one. */
function urlsOf(films: readonly { readonly url: string }[]): string[] {
  return [...new Set(films.map(({ url }) => url))];
}

function orientationsOf(films: readonly ShownVideo[]): FilmOrientations {
  return Object.fromEntries(
    films.flatMap(({ url, orientation }) => (orientation === null ? [] : [[url, orientation]])),
  );
}
