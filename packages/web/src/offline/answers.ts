import type { Stores } from './stores';

/** A page that is kept is shown when the network takes longer than this. */
const DOCUMENT_TIMEOUT_MS = 4000;

type Work = (promise: Promise<unknown>) => void;

/** Answers with a file that never changes: once kept, it is not requested again. */
export async function answerOnce<Name extends string>(
  stores: Stores<Name>,
  name: Name,
  request: Request,
  alsoDo: Work,
): Promise<Response> {
  const kept = await stores.find(name, request.url);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) alsoDo(stores.keep(name, request.url, answer.clone()));
  return answer;
}

/** Answers with data that may have changed: from the network, else from the cache. */
export async function answerFresh<Name extends string>(
  stores: Stores<Name>,
  name: Name,
  request: Request,
  alsoDo: Work,
): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (answer.ok) alsoDo(stores.keep(name, request.url, answer.clone()));
    if (!isAway(answer)) return answer;
    return (await findUndated(stores, name, request.url)) ?? answer;
  } catch (cause) {
    const kept = await findUndated(stores, name, request.url);
    if (kept) return kept;
    throw cause;
  }
}

/** Finds a kept response without its Date header, which would be taken for the current time. */
async function findUndated<Name extends string>(
  stores: Stores<Name>,
  name: Name,
  url: string,
): Promise<Response | undefined> {
  const kept = await stores.find(name, url);
  if (!kept) return undefined;
  const { body, status, statusText } = kept;
  const headers = new Headers(kept.headers);
  headers.delete('date');
  return new Response(body, { status, statusText, headers });
}

type Navigation = { readonly request: Request; readonly preloadResponse: Promise<unknown> };

type PageOptions = {
  /** The path of the app's own document, which shows any address and says what is wrong. */
  readonly shell: string;
  /** Whether the document of this address is kept. */
  readonly isKept: boolean;
  readonly alsoDo: Work;
};

/** Answers with a document: from the network, else the one kept of this address, else the app's own. */
export async function answerPage(
  stores: Stores<'page' | 'shell'>,
  { request, preloadResponse }: Navigation,
  { shell, isKept, alsoDo }: PageOptions,
): Promise<Response> {
  const { origin, pathname } = new URL(request.url);
  const key = origin + pathname;
  const asked = preloadResponse.then((early) =>
    early instanceof Response ? early : fetch(request),
  );
  // A copy is kept before the page reads the response.
  if (isKept) alsoDo(asked.then((answer) => keepPage(stores, key, answer)).catch(() => undefined));
  const kept = isKept ? await stores.find('page', key) : undefined;
  const answer = await Promise.race([
    asked.catch(() => null),
    ...(kept
      ? [new Promise<null>((resolve) => setTimeout(resolve, DOCUMENT_TIMEOUT_MS, null))]
      : []),
  ]);
  if (answer && !isAway(answer)) return answer;
  const instead = kept ?? (await stores.find('shell', origin + shell));
  return instead ?? answer ?? Response.error();
}

async function keepPage(
  stores: Stores<'page' | 'shell'>,
  key: string,
  answer: Response,
): Promise<void> {
  // A redirected response belongs to another address.
  if (answer.ok && answer.type === 'basic' && !answer.redirected) {
    await stores.keep('page', key, answer.clone());
  }
}

/** Whether a proxy answers because the service does not. */
function isAway({ status }: Response): boolean {
  return status === 502 || status === 503 || status === 504;
}
