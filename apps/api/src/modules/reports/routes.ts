import { err, ok } from '@comanda/kernel';
import type { Deps } from '../../deps';
import type { Handlers } from '../../http/route';
import { readCursor, writeCursor } from '../board/page-cursor';
import { getDayReport } from './day-report';
import { listPastOrders } from './list-past-orders';

type ReportOperation = 'listPastOrders' | 'getDayReport';

/** The calls that look back. */
export function reportHandlers(deps: Deps): Pick<Handlers, ReportOperation> {
  return {
    async listPastOrders({ query, principal }) {
      const { q = '', from, to, cursor, limit } = query;
      const after = cursor === undefined ? null : readCursor(cursor);
      if (cursor !== undefined && after === null)
        return err({ code: 'invalid_input', detail: 'cursor is none of ours.' });
      const page = await listPastOrders(deps, principal.restaurant_id, {
        text: q,
        from: from === undefined ? null : new Date(from),
        to: to === undefined ? null : new Date(to),
        after,
        limit,
      });
      return ok({
        orders: page.orders,
        next_cursor: page.next === null ? null : writeCursor(page.next),
      });
    },

    async getDayReport({ query, principal }) {
      const report = await getDayReport(deps, principal.restaurant_id, query.date);
      return report.ok ? ok({ report: report.value }) : report;
    },
  };
}
