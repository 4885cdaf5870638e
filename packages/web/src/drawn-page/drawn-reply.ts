/** The element in which a drawn page brings the reply that it was drawn with. */
export const REPLY_ID = 'reply';

/** Reads the reply that came with the document; null where no server drew it. It is our own server's, in the form of its call. */
export function readDrawnReply(page: Document): unknown {
  const held = page.getElementById(REPLY_ID)?.textContent;
  return held ? (JSON.parse(held) as unknown) : null;
}
