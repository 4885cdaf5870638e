import type { ApiClient } from './create-api-client';

/** A client whose code is fetched with the first call, so that a page which has its data already can show without it. */
export function lateApiClient(load: () => Promise<ApiClient>): ApiClient {
  const calls = new Proxy({} as ApiClient, {
    get(_, name: keyof ApiClient) {
      // Each call has arguments of its own; they are handed on as they are.
      return async (...input: never[]) => {
        const client = await load();
        const call = client[name] as (...input: never[]) => Promise<unknown>;
        return call(...input);
      };
    },
  });
  return calls;
}
