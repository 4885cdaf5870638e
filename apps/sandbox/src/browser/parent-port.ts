import { envelope, openEnvelope } from './envelope';

export type ParentPort<Outgoing> = { readonly send: (message: Outgoing) => void };

/**
 * A frame's line to the page that embeds it. The page's origin is in the frame's address (`#origin=…`);
 * nothing is sent to, or taken from, any other window or origin.
 */
export function openParentPort<Incoming, Outgoing>(
  onMessage: (message: Incoming) => void,
): ParentPort<Outgoing> | undefined {
  const origin = new URLSearchParams(location.hash.slice(1)).get('origin');
  if (origin === null || window.parent === window || !isEmbeddedBy(origin)) return undefined;
  window.addEventListener('message', (event) => {
    if (event.origin !== origin || event.source !== window.parent) return;
    const message = openEnvelope<Incoming>(event.data);
    if (message !== undefined) onMessage(message);
  });
  return { send: (message) => window.parent.postMessage(envelope(message), origin) };
}

/** Checks that the browser's ancestor origin does not contradict the address. */
function isEmbeddedBy(origin: string): boolean {
  const ancestor = 'ancestorOrigins' in location ? location.ancestorOrigins[0] : undefined;
  if (ancestor !== undefined) return ancestor === origin;
  return document.referrer === '' || new URL(document.referrer).origin === origin;
}
