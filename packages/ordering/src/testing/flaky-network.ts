import type { Problem } from '@comanda/contracts';

/** The way to the server as a test wants it to be. */
export type FlakyNetwork = {
  readonly fetch: typeof fetch;
  /** Paths of the requests that left, in order. */
  readonly sent: string[];
  /** The session that the server gave: this is a client that is no browser, so it keeps it itself. */
  readonly token: () => string | null;
  readonly loseSession: () => void;
  /** Requests with this text in their path or in what they say fail from now on: before they leave, or when their reply comes. */
  readonly break: (path: string, how: 'request' | 'reply', times?: number) => void;
  /** Requests to paths with this text are done, but answered with this refusal from now on. */
  readonly refuse: (path: string, problem: Pick<Problem, 'code' | 'status'>) => void;
  readonly mend: () => void;
};

type Fault = { readonly path: string; readonly how: 'request' | 'reply'; times: number };

export function createFlakyNetwork(): FlakyNetwork {
  const sent: string[] = [];
  let faults: Fault[] = [];
  let refusals: { readonly path: string; readonly problem: object }[] = [];
  let token: string | null = null;
  // A phone of its own: what one address may do in a minute, the tests together have soon done.
  const address = ['10', ...crypto.getRandomValues(new Uint8Array(3))].join('.');

  function faultOf(asked: string, how: Fault['how']): boolean {
    const fault = faults.find((each) => each.how === how && asked.includes(each.path));
    if (!fault || fault.times === 0) return false;
    fault.times -= 1;
    return true;
  }

  return {
    sent,
    token: () => token,
    loseSession() {
      token = 'lost';
    },
    break(path, how, times = Number.POSITIVE_INFINITY) {
      faults.push({ path, how, times });
    },
    refuse(path, problem) {
      refusals.push({ path, problem });
    },
    mend() {
      faults = [];
      refusals = [];
    },
    async fetch(input, init) {
      const path = new URL(input instanceof Request ? input.url : input).pathname;
      sent.push(path);
      const body = input instanceof Request ? await input.clone().text() : '';
      const asked = `${path} ${body}`;
      if (faultOf(asked, 'request')) throw new TypeError('The network is down.');
      if (input instanceof Request) input.headers.set('x-forwarded-for', address);
      const response = await globalThis.fetch(input, init);
      if (faultOf(asked, 'reply')) throw new TypeError('The reply was lost.');
      const refusal = refusals.find((each) => path.includes(each.path));
      if (refusal) return Response.json(refusal.problem, { status: 422 });
      const givesSession = path.endsWith('/section/addGuest') || path.endsWith('/table/local');
      if (!givesSession || !response.ok) return response;
      const text = await response.text();
      token = (JSON.parse(text) as { token: string }).token; // the contract's reply
      return new Response(text, { status: response.status, headers: response.headers });
    },
  };
}
