import type { ApiClient } from './create-api-client';
import { type AliveOptions, isAlive } from './transport/is-alive';

/**
 * A client whose code is fetched with the first call, so that a page which has its data already can show without it. Whether
 * the API answers it can say at once: a service that is gone cannot hand out the code that would ask.
 */
export function lateApiClient(
  load: () => Promise<ApiClient>,
  options: AliveOptions = {},
): ApiClient {
  const calls = new Proxy({} as ApiClient, {
    get(_, name: keyof ApiClient) {
      if (name === 'isAlive') return () => isAlive(options);
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
