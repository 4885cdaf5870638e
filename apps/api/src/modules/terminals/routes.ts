import { err, ok } from '@comanda/kernel';
import type { Deps } from '../../deps';
import type { Handlers } from '../../http/route';
import { commitKeyed, keyedOf } from '../../plugins/idempotency/commit-keyed';
import { cancelTerminalPayment } from './cancel-payment';
import { capturePayment } from './capture-payment';
import { getConnectionToken } from './connection-token';
import { findOnline, listTerminals } from './list-terminals';
import { openReaderTest } from './open-reader-test';
import { openTerminalPayment } from './open-payment';
import { openTerminalShare } from './open-share';
import { placeTerminal } from './place-terminal';
import { standingOf } from './standing';
import { startSale } from './start-sale';
import { listTerminalRows } from './terminal-list';
import { findPaymentAtReader } from './terminal-payments';

type TerminalOperation =
  | 'listTerminals'
  | 'placeTerminal'
  | 'getTerminalStatus'
  | 'getConnectionToken'
  | 'openTerminalPayment'
  | 'openReaderTest'
  | 'startTerminalSale'
  | 'getTerminalPayment'
  | 'cancelTerminalPayment'
  | 'captureTerminalPayment';

/** The calls about card readers, and about payments that are made at one. */
export function terminalHandlers(deps: Deps): Pick<Handlers, TerminalOperation> {
  return {
    async listTerminals({ params: { restaurant_id }, principal }) {
      if (restaurant_id !== principal.restaurant_id) return err({ code: 'not_found' });
      const terminals = await listTerminals(deps, principal);
      return ok({ terminals, script_url: deps.config.readers.terminalJsUrl });
    },

    async placeTerminal({ body, principal }) {
      const placed = await placeTerminal(deps, principal, body);
      return placed.ok ? ok({ terminal: placed.value }) : placed;
    },

    async getTerminalStatus({ body: { restaurant_id, terminal_ids }, principal }) {
      if (restaurant_id !== principal.restaurant_id) return err({ code: 'not_found' });
      const all = await listTerminalRows(deps.db, restaurant_id);
      const rows = all.filter(({ terminal_id }) => terminal_ids.includes(terminal_id));
      const online = await findOnline(deps, restaurant_id, rows);
      return ok({
        statuses: rows.map(({ terminal_id }) => ({
          terminal_id,
          is_online: online.get(terminal_id) ?? null,
        })),
      });
    },

    async getConnectionToken({ params, principal }) {
      const token = await getConnectionToken(deps, principal, params.restaurant_id);
      return token.ok ? ok({ connection_token: token.value }) : token;
    },

    openTerminalPayment({ body: { bill, ...asked }, principal, request }) {
      const keyed = keyedOf(request);
      if (bill === undefined) return openTerminalPayment(deps, keyed, principal, asked);
      const { share, ...tip } = bill;
      return openTerminalShare(deps, keyed, principal, { ...asked, share, tip });
    },

    openReaderTest: ({ body, principal, request }) =>
      openReaderTest(deps, keyedOf(request), principal, body),

    startTerminalSale: ({ body, principal, request, reply }) =>
      startSale(deps, { request, reply }, principal, body),

    async getTerminalPayment({ params, principal }) {
      const found = await findPaymentAtReader(deps.db, principal, params);
      return found === null
        ? err({ code: 'not_found' })
        : ok({ payment: await standingOf(deps, found) });
    },

    async cancelTerminalPayment({ body, principal }) {
      const cancelled = await cancelTerminalPayment(deps, principal, body);
      return cancelled.ok ? ok({ payment: cancelled.value }) : cancelled;
    },

    async captureTerminalPayment({ body, principal, request, reply }) {
      const captured = await capturePayment(deps, principal, body);
      if (!captured.ok) return captured;
      return await commitKeyed(deps, { request, reply }, async () =>
        ok({ payment: captured.value }),
      );
    },
  };
}
