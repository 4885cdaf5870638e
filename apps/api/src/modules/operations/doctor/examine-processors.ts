import type { PaymentService } from '@comanda/contracts';
import { ne, sql } from 'drizzle-orm';
import { restaurants } from '../../../db/schema/index';
import { missingKeys } from '../../../processors/missing-keys';
import type { Patient } from './examine';
import { type Finding, finding } from './finding';

type Place = { readonly endpoint: string; readonly missing: readonly string[] };

/** Whether every restaurant can be paid the way its folder says. */
export async function examineProcessors({ db, config }: Patient): Promise<Finding[]> {
  const service = sql<PaymentService>`${restaurants.settings} ->> 'payment_service'`;
  const rows = await db
    .select({
      endpoint: restaurants.endpoint,
      settings: restaurants.settings,
      secrets: restaurants.payment_secrets,
    })
    .from(restaurants)
    .where(ne(service, 'NONE'))
    .orderBy(restaurants.endpoint);
  if (rows.length === 0) return [finding('processors', 'ok', 'no restaurant takes cards')];
  const places = new Map<PaymentService, Place[]>();
  for (const { endpoint, settings, secrets } of rows) {
    const { payment_service } = settings;
    const missing =
      payment_service === 'STRIPE' && config.stripe === null
        ? ['STRIPE_SECRET_KEY']
        : missingKeys(payment_service, { ...settings, secrets: secrets ?? {} });
    places.set(payment_service, [...(places.get(payment_service) ?? []), { endpoint, missing }]);
  }
  return [...places]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([payment_service, of]) => judge(config, payment_service, of));
}

function judge(
  config: Patient['config'],
  payment_service: PaymentService,
  places: readonly Place[],
): Finding {
  const name = `processor ${payment_service}`;
  const without = places.filter(({ missing }) => missing.length > 0);
  if (without.length > 0) {
    const keys = [...new Set(without.flatMap(({ missing }) => missing))].join(', ');
    const endpoints = without.map(({ endpoint }) => endpoint).join(', ');
    return finding(
      name,
      'fail',
      `has no keys here (${keys}), and ${endpoints} cannot take cards without them`,
    );
  }
  if (payment_service === 'STRIPE' && config.stripe?.webhookSecret === null)
    return finding(
      name,
      'warn',
      'STRIPE_WEBHOOK_SECRET is not set: payments that the browser does not report are found late',
    );
  return finding(name, 'ok', `${places.length} restaurants`);
}
