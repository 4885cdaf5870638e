import type { NearbyQuery, NearbyReply } from '@comanda/api-client';

/** The question of the page before anybody has searched: the places by name. */
export const FIRST_QUESTION: NearbyQuery = { delivery: 'false' };

/** The element in which a drawn page brings the list that it was drawn with. */
export const LIST_ID = 'nearby';

/** The list that came with the document; null where no server drew it. */
export function readDrawnList(page: Document): NearbyReply | null {
  const held = page.getElementById(LIST_ID)?.textContent;
  return held ? (JSON.parse(held) as NearbyReply) : null; // our server's own
}
