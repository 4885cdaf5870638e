import { err, ok } from '@comanda/kernel';
import type { Handlers } from '../../http/route';

/** The calls about card readers. */
export function terminalHandlers(): Pick<Handlers, 'listTerminals'> {
  return {
    // No restaurant has any yet; whose they would be is asked all the same.
    async listTerminals({ params, principal }) {
      return params.restaurant_id === principal.restaurant_id
        ? ok({ terminals: [] })
        : err({ code: 'not_found' });
    },
  };
}
