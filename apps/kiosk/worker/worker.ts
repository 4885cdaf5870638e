import { answerFresh, answerOnce, answerPage, createStores } from '@comanda/web/offline';
import { keptKind } from './kept-kind';

declare const self: ServiceWorkerGlobalScope;
/** All files of the application; the build names them. */
declare const __FILES__: readonly string[];

/** Where the application's document is at any time; it is the same at each of its addresses. */
const SHELL = '/kioskhome';

const stores = createStores({
  app: 'kiosk',
  version: 1,
  limits: { part: 250, picture: 400, menu: 40, page: 20, shell: 1 },
});

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([keepShell(), keepFiles()]));
  void self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([stores.forgetOld(), self.clients.claim()]));
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
    case null:
      break;
  }
});

/** The files and the data of the first visit came before this was there to keep them. */
self.addEventListener('message', (event) => {
  const { urls } = event.data as { readonly urls: readonly string[] }; // of our own page alone
  event.waitUntil(Promise.allSettled([...new Set(urls)].map(keepOnce)));
});

async function keepOnce(url: string): Promise<void> {
  const kind = keptKind({ method: 'GET', mode: 'no-cors', url }, self.location.origin);
  if (kind === null || kind === 'page' || (await stores.find(kind, url))) return;
  const answer = await fetch(url);
  if (answer.ok && !answer.redirected) await stores.keep(kind, url, answer);
}

/** A kiosk that starts without a network may need any of them. */
async function keepFiles(): Promise<void> {
  for (const path of __FILES__) await keepOnce(self.location.origin + path);
}

async function keepShell(): Promise<void> {
  const answer = await fetch(SHELL, { cache: 'reload' });
  if (!answer.ok) throw new Error(`The application's own document is not there: ${answer.status}`);
  await stores.keep('shell', self.location.origin + SHELL, answer);
}
