import type { Problem } from '../foreign-menu';
import { textOf } from '../json-shape';
import type { CatalogObject } from './square-objects';

const HIDDEN = new Set(['HIDDEN', 'UNAVAILABLE']);

/** Problems of items that guests there cannot order online. Where no item is online, the mark says nothing of a single one. */
export function readVisibility(items: readonly CatalogObject[]): {
  readonly problemOf: (item: CatalogObject) => Problem | null;
  readonly notes: readonly string[];
} {
  const isOffline = items.length > 0 && items.every((item) => offlineMark(item) !== null);
  return {
    problemOf(item) {
      const mark = isOffline ? null : offlineMark(item);
      return mark === null
        ? null
        : { reason: 'hidden', part: null, detail: mark, leaves_out: 'item' };
    },
    notes: isOffline
      ? [`no item is sold online there; all ${items.length} are taken, to be sold online here`]
      : [],
  };
}

function offlineMark({ data }: CatalogObject): string | null {
  const visibility = textOf(data['ecomVisibility']);
  if (HIDDEN.has(visibility)) return `ecom_visibility ${visibility}`;
  return data['availableOnline'] === false ? 'available_online false' : null;
}
