import { resolve } from 'node:path';
import { err, ok } from '@comanda/kernel';
import { sql } from 'drizzle-orm';
import { exportBundle } from '../../bundles/export-bundle';
import { formatFault } from '../../bundles/fault';
import { importBundle } from '../../bundles/import-bundle';
import type { Deps } from '../../deps';
import type { Handlers } from '../../http/route';
import { forgetNumber } from '../forgetting/forget-number';
import { examine } from './doctor/examine';
import { isFromThisMachine } from '../../http/this-machine';

/** The calls of whoever runs the server. */
export function operationHandlers(
  deps: Deps,
  isDraining: () => boolean = () => false,
): Pick<
  Handlers,
  | 'examineServer'
  | 'forgetNumber'
  | 'getLiveness'
  | 'getReadiness'
  | 'importBundle'
  | 'exportBundle'
> {
  const { version, commit } = deps.config;
  return {
    getLiveness: async () => ok({ status: 'ok', version, commit }),
    async getReadiness() {
      // Others take the new work; what comes here all the same is still answered.
      if (isDraining()) return err({ code: 'unavailable', retry_after: 1 });
      // A database that is away throws, and is answered with "unavailable" as everywhere.
      const { rows } = await deps.db.execute(
        sql`select current_setting('transaction_read_only') = 'on' as is_read_only`,
      );
      // A standby answers questions and takes no order.
      if (rows[0]?.['is_read_only'] === true) return err({ code: 'unavailable', retry_after: 1 });
      return ok({ status: 'ok', version, commit });
    },
    async examineServer({ request }) {
      if (!isFromThisMachine(request)) return err({ code: 'not_found' });
      const { db, config, clock } = deps;
      return ok({ findings: await examine({ db, config, now: clock.now() }) });
    },
    async forgetNumber({ body, request }) {
      if (!isFromThisMachine(request)) return err({ code: 'not_found' });
      return ok({ guests: await forgetNumber(deps, body.phone_number) });
    },
    async importBundle({ body, request }) {
      if (!isFromThisMachine(request)) return err({ code: 'not_found' });
      const { folder, replace, older } = body;
      const imported = await importBundle(deps, resolve(folder), { replace, older });
      if (imported.ok) {
        const { restaurant_id, endpoint, counts } = imported.value;
        return ok({ restaurant_id, endpoint, counts: { ...counts } });
      }
      const issues = imported.error.map((fault) => ({
        path: fault.path,
        message: formatFault(fault),
      }));
      return err({
        code: 'invalid_input',
        detail: 'The folder has faults; nothing was applied.',
        issues,
      });
    },
    async exportBundle({ body, request }) {
      if (!isFromThisMachine(request)) return err({ code: 'not_found' });
      const exported = await exportBundle(deps, body.endpoint, resolve(body.folder));
      if (exported.ok) return exported;
      const { error } = exported;
      return err(
        error.code === 'restaurant_not_found'
          ? error
          : { code: 'invalid_input', detail: error.detail },
      );
    },
  };
}
