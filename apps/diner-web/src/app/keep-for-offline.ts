import { isLanguage, loadTexts } from '@comanda/i18n';
import { whenIdle, whenQuiet } from '@comanda/web/late';
import { TEXTS_GROUP } from '@comanda/web/drawn-page';
import { loadClient } from './load-client';

const WORKER = '/_/diner-web/worker.js';
// Its files take a slow phone's processor, and a line that the page's last pictures may still want.
const SETTLE_MS = 3000;

/**
 * Has what this visit used kept on the phone, so that the menu can be read where there is no network. Once the page has
 * stood still for a while and the guest rests: nothing that is kept is needed now. Not in another site's frame, which has a phone to itself that nobody keeps.
 */
export function keepForOffline(): void {
  // Calls to the service use code that the service delivers: it must be loaded before it is missed.
  whenIdle(() => void loadClient().catch(() => undefined));
  const isFramed = window.top !== window;
  if (!import.meta.env.PROD || isFramed || !('serviceWorker' in navigator)) return;
  whenIdle(() => void fetchFirstTexts());
  if (document.readyState === 'complete') registerSoon();
  else addEventListener('load', registerSoon, { once: true });
}

/** Those of a drawn page came with its document; a page that is drawn here, as every one is without a network, wants them as a file. */
async function fetchFirstTexts(): Promise<void> {
  const { lang } = document.documentElement;
  // Kept with the next visit.
  if (isLanguage(lang)) await loadTexts(lang, TEXTS_GROUP).catch(() => undefined);
}

function registerSoon(): void {
  setTimeout(() => whenQuiet(() => whenIdle(register)), SETTLE_MS);
}

function register(): void {
  navigator.serviceWorker.register(WORKER, { scope: '/', updateViaCache: 'none' }).then(
    () => tellWhatWasUsed(),
    // A browser may forbid it; the page works as before.
    () => undefined,
  );
  // From then on whatever is fetched passes it; what came before is told once more.
  navigator.serviceWorker.addEventListener('controllerchange', () => void tellWhatWasUsed());
}

async function tellWhatWasUsed(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const resources = performance.getEntriesByType('resource').map(({ name }) => name);
  const { lang: language, dataset } = document.documentElement;
  // The guest may have gone on since: the document is that of the page that was opened, or that its door led to.
  const documents = performance
    .getEntriesByType('navigation')
    .map(({ name }) => new URL(dataset['path'] ?? '', name).href);
  active?.postMessage({ urls: [...documents, location.href, ...new Set(resources)], language });
}
