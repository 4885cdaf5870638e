import { findKept, keep, type StoreName } from './stores';

/** The application's own document, as it is sent for no restaurant. Other addresses without one may not be found. */
export const SHELL = '/start';

/** Longer than this nobody looks at a blank page that could have been shown. */
const PATIENCE_MS = 4000;

type Work = (promise: Promise<unknown>) => void;

/** What never changes: kept, it is not asked for again. */
export async function answerOnce(
  name: StoreName,
  request: Request,
  alsoDo: Work,
): Promise<Response> {
  const kept = await findKept(name, request.url);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) alsoDo(keep(name, request.url, answer.clone()));
  return answer;
}

/** What may have changed: asked for each time, and taken from what was kept where no answer comes. */
export async function answerFresh(request: Request, alsoDo: Work): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (answer.ok) alsoDo(keep('menu', request.url, answer.clone()));
    if (!isAway(answer)) return answer;
    return (await findKeptMenu(request.url)) ?? answer;
  } catch (cause) {
    const kept = await findKeptMenu(request.url);
    if (kept) return kept;
    throw cause;
  }
}

/** Without the time at which it was sent, which would be taken for that of now. */
async function findKeptMenu(url: string): Promise<Response | undefined> {
  const kept = await findKept('menu', url);
  if (!kept) return undefined;
  const { body, status, statusText } = kept;
  const headers = new Headers(kept.headers);
  headers.delete('date');
  return new Response(body, { status, statusText, headers });
}

type Navigation = { readonly request: Request; readonly preloadResponse: Promise<unknown> };

/** A document: of the network, else the one that was kept of this address, else the application’s own, which tells what is wrong. */
export async function answerPage(
  { request, preloadResponse }: Navigation,
  isKept: boolean,
  alsoDo: Work,
): Promise<Response> {
  const { origin, pathname } = new URL(request.url);
  const key = origin + pathname;
  const asked = preloadResponse.then((early) =>
    early instanceof Response ? early : fetch(request),
  );
  // Before anybody reads it: what is kept is a copy.
  if (isKept) alsoDo(asked.then((answer) => keepPage(key, answer)).catch(() => undefined));
  const kept = isKept ? await findKept('page', key) : undefined;
  const answer = await Promise.race([
    asked.catch(() => null),
    ...(kept ? [new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null))] : []),
  ]);
  if (answer && !isAway(answer)) return answer;
  const instead = kept ?? (await findKept('shell', origin + SHELL));
  return instead ?? answer ?? Response.error();
}

async function keepPage(key: string, answer: Response): Promise<void> {
  // An answer that led elsewhere is that of another address.
  if (answer.ok && answer.type === 'basic' && !answer.redirected) {
    await keep('page', key, answer.clone());
  }
}

/** Something between here and the service answers in its place. */
function isAway({ status }: Response): boolean {
  return status === 502 || status === 503 || status === 504;
}
