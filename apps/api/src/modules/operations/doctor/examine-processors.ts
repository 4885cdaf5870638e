import type { PaymentService } from '@comanda/contracts';
import { sql } from 'drizzle-orm';
import { createProcessors } from '../../../processors/create-processors';
import type { Patient } from './examine';
import { type Finding, finding } from './finding';

/** Whether every restaurant can be paid the way its folder says. */
export async function examineProcessors({ db, config }: Patient): Promise<Finding[]> {
  const { rows } = await db.execute<{ payment_service: PaymentService; endpoints: string[] }>(sql`
    select settings->>'payment_service' as payment_service, array_agg(endpoint order by endpoint) as endpoints
    from restaurants group by 1 order by 1`);
  const reachable = createProcessors(config);
  const used = rows.filter(({ payment_service }) => payment_service !== 'NONE');
  if (used.length === 0) return [finding('processors', 'ok', 'no restaurant takes cards')];
  return used.map(({ payment_service, endpoints }) => {
    const name = `processor ${payment_service}`;
    if (reachable[payment_service] === undefined)
      return finding(
        name,
        'fail',
        `has no keys here, and ${endpoints.join(', ')} cannot take cards without them`,
      );
    if (payment_service === 'STRIPE' && config.stripe?.webhookSecret === null)
      return finding(
        name,
        'warn',
        'STRIPE_WEBHOOK_SECRET is not set: payments that the browser does not report are found late',
      );
    return finding(name, 'ok', `${endpoints.length} restaurants`);
  });
}
