import type { DeliveryProvider } from '@comanda/contracts';
import type { Deps } from '../../deps';

/** Calls back a courier of whom it was never known whether they were sent. Throws when nobody answers that either. */
export async function recallCourier(
  { couriers, log }: Pick<Deps, 'couriers' | 'log'>,
  { provider, external_id }: { readonly provider: DeliveryProvider; readonly external_id: string },
): Promise<void> {
  const service = couriers[provider];
  if (service === undefined) return;
  const asked = await service.cancel({ external_id, provider_ref: null });
  if (asked.ok || asked.error.code === 'absent') return;
  if (asked.error.code === 'unknown') throw new Error('A courier could not be called back yet.');
  log.error({ external_id, failure: asked.error }, 'two couriers may have been sent for one order');
}
