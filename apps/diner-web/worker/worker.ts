import { answerFresh, answerOnce, answerPage } from '@comanda/web/offline';
import { keptKind } from './kept-kind';
import { SHELL, stores } from './stores';

declare const self: ServiceWorkerGlobalScope;
/** Files of the application that a visit without a network needs; the build names them. */
declare const __NEXT_VISIT__: {
  readonly parts: readonly string[];
  readonly texts: Readonly<Record<string, string>>;
};

self.addEventListener('install', (event) => {
  event.waitUntil(keepShell());
  // Documents are asked for anew each time and their parts have names of their own, so that a new version needs no old page to close.
  void self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      stores.forgetOld(),
      self.clients.claim(),
      // A document is asked for while this is still being started.
      self.registration.navigationPreload?.enable(),
    ]),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  function alsoDo(work: Promise<unknown>): void {
    event.waitUntil(work);
  }
  switch (keptKind(request, self.location.origin)) {
    case 'part':
      event.respondWith(answerOnce(stores, 'part', request, alsoDo));
      break;
    case 'picture':
      event.respondWith(answerOnce(stores, 'picture', request, alsoDo));
      break;
    case 'menu':
      event.respondWith(answerFresh(stores, 'menu', request, alsoDo));
      break;
    case 'page':
      event.respondWith(answerPage(stores, event, { shell: SHELL, isKept: true, alsoDo }));
      break;
    case 'shell':
      event.respondWith(answerPage(stores, event, { shell: SHELL, isKept: false, alsoDo }));
      break;
    case null:
      break;
  }
});

type Told = {
  readonly urls: readonly string[];
  readonly language: string;
  /** The guest has just chosen it. */
  readonly is_chosen?: boolean;
};

/** A page that stands still tells what it was made of: most of that came before this was there to keep it. */
self.addEventListener('message', (event) => {
  const { urls, language, is_chosen = false } = event.data as Told; // of our own page alone
  const { parts, texts } = __NEXT_VISIT__;
  const next = [...parts, texts[language] ?? []].flat().map((path) => self.location.origin + path);
  // Documents come in one language; what they are made of is kept by its name.
  const ready = is_chosen ? stores.forget('page') : Promise.resolve();
  event.waitUntil(
    ready.then(() => Promise.allSettled([...new Set([...urls, ...next])].map(keepOnce))),
  );
});

async function keepOnce(url: string): Promise<void> {
  const { origin, pathname } = new URL(url);
  const kind =
    keptKind({ method: 'GET', mode: 'no-cors', url }, self.location.origin) ??
    keptKind({ method: 'GET', mode: 'navigate', url }, self.location.origin);
  if (kind === null || kind === 'shell') return;
  const key = kind === 'page' ? origin + pathname : url;
  if (await stores.find(kind, key)) return;
  const answer = await fetch(key);
  if (answer.ok && !answer.redirected) await stores.keep(kind, key, answer);
}

async function keepShell(): Promise<void> {
  const answer = await fetch(SHELL, { cache: 'reload' });
  if (!answer.ok)
    throw new Error(`The application's own document is not to be had: ${answer.status}`);
  await stores.keep('shell', self.location.origin + SHELL, answer);
}
