import { answerFresh, answerOnce, answerPage } from './answers';
import { type KeptKind, keptKind, type KeptPaths } from './kept-kind';
import { createStores } from './stores';

const VERSIONS_KEPT = 3;

type WorkEvent = { waitUntil(work: Promise<unknown>): void };
type FetchedEvent = WorkEvent & {
  readonly request: Request;
  readonly preloadResponse: Promise<unknown>;
  respondWith(answer: Promise<Response>): void;
};
type MessageReceived = WorkEvent & { readonly data: unknown };

/** As much of a service worker's global scope as is used here. */
type WorkerScope = {
  readonly location: { readonly origin: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WorkEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchedEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageReceived) => void): void;
};

type DeviceWorkerOptions = {
  /** The app's name in surfaces.json. */
  readonly app: string;
  /** Raised when the kept responses change their meaning. */
  readonly version: number;
  /** A path of the application's document, which is the same at each of its addresses. */
  readonly shell: string;
  /** The paths of all files of the application. */
  readonly files: readonly string[];
  readonly paths: KeptPaths;
  /** Most responses by kind. */
  readonly limits: Readonly<Record<KeptKind, number>>;
};

/** Runs the service worker of an app that must start on its device without a network. */
export function startDeviceWorker(scope: WorkerScope, options: DeviceWorkerOptions): void {
  const { app, version, shell, files, paths, limits } = options;
  const { origin } = scope.location;
  // A page of the previous version stays open while its successor's files come: neither makes the other's go.
  const part = Math.max(limits.part, VERSIONS_KEPT * files.length);
  const stores = createStores({ app, version, limits: { ...limits, part, shell: 1 } });

  scope.addEventListener('install', (event) => {
    event.waitUntil(Promise.all([keepShell(), keepFiles()]));
    void scope.skipWaiting();
  });

  scope.addEventListener('activate', (event) => {
    event.waitUntil(Promise.all([stores.forgetOld(), scope.clients.claim()]));
  });

  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    function alsoDo(work: Promise<unknown>): void {
      event.waitUntil(work);
    }
    const kind = keptKind(request, origin, paths);
    switch (kind) {
      case 'part':
      case 'picture':
        event.respondWith(answerOnce(stores, kind, request, alsoDo));
        break;
      case 'menu':
        event.respondWith(answerFresh(stores, kind, request, alsoDo));
        break;
      case 'page':
        event.respondWith(answerPage(stores, event, { shell, isKept: true, alsoDo }));
        break;
      case null:
        break;
    }
  });

  /** The files and the data of the first visit came before this was there to keep them. */
  scope.addEventListener('message', (event) => {
    const { urls } = event.data as { readonly urls: readonly string[] }; // of our own page alone
    event.waitUntil(Promise.allSettled([...new Set(urls)].map(keepOnce)));
  });

  async function keepOnce(url: string): Promise<void> {
    const kind = keptKind({ method: 'GET', mode: 'no-cors', url }, origin, paths);
    if (kind === null || (await stores.find(kind, url))) return;
    const answer = await fetch(url);
    if (answer.ok && !answer.redirected) await stores.keep(kind, url, answer);
  }

  /** A start without a network may need any of them. */
  async function keepFiles(): Promise<void> {
    for (const path of files) await keepOnce(origin + path);
  }

  async function keepShell(): Promise<void> {
    const answer = await fetch(shell, { cache: 'reload' });
    if (!answer.ok)
      throw new Error(`The application's own document is not there: ${answer.status}`);
    await stores.keep('shell', origin + shell, answer);
  }
}
