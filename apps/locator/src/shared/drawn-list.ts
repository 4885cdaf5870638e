import type { NearbyQuery, NearbyReply } from '@comanda/api-client';
import { readDrawnReply } from '@comanda/web/drawn-page';

/** The question of the page before anybody has searched: the places by name. */
export const FIRST_QUESTION: NearbyQuery = { delivery: 'false' };

/** The list that came with the document; null where no server drew it. */
export function readDrawnList(page: Document): NearbyReply | null {
  return readDrawnReply(page) as NearbyReply | null; // drawn with this one
}
