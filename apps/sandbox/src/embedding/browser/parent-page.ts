/** The script of a page that holds an ordering in a frame, as a restaurant's own site would have it. */
const frame = find<HTMLIFrameElement>('shop');
const talk = find<HTMLOListElement>('talk');
const shop = new URL(frame.dataset['src'] ?? '');
// A browser keeps localhost and 127.0.0.1 apart; the two pages are reached by the same name.
shop.hostname = location.hostname;

addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
  if (source !== frame.contentWindow || origin !== shop.origin) return;
  write('The frame', data);
});
find('reset').addEventListener('click', () => {
  const message = { type: 'startReset' };
  frame.contentWindow?.postMessage(message, shop.origin);
  write('This page', message);
});
frame.src = shop.href;

function write(who: string, message: unknown): void {
  const line = document.createElement('li');
  line.textContent = `${who}: ${JSON.stringify(message)}`;
  talk.append(line);
}

function find<Found extends HTMLElement>(id: string): Found {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no element "${id}": its document must have one.`);
  return found as Found; // the document beside this file has it as that
}
