import { err, ok, type Result } from '@comanda/kernel';
import type { Deps } from '../../deps';
import type { GuestPrincipal } from '../../http/principal';
import type { Refusal } from '../../http/refusal';
import { isApplePayAddress } from './apple-pay-address';
import { requestMerchantSession } from './apple-pay-session';

export type MerchantSession = { readonly merchant_session: Record<string, unknown> };

/**
 * A merchant session of Apple Pay for this site. Which of Apple's servers to ask is the browser's to say, and only that:
 * the host must be one of Apple's own, and all that is sent there is ours.
 */
export async function authorizeApplePayMerchant(
  { config, catalogue, log }: Pick<Deps, 'config' | 'catalogue' | 'log'>,
  { restaurant_id }: GuestPrincipal,
  validate_url: string,
): Promise<Result<MerchantSession, Refusal>> {
  const { applePay } = config.payments;
  const entry = await catalogue.get(restaurant_id);
  if (applePay === null || entry?.restaurant.payment_service !== 'BAMBORA')
    return err({ code: 'payment_method_unavailable' });
  if (!isApplePayAddress(validate_url, applePay.gateway))
    return err({ code: 'invalid_input', detail: 'The address is none of Apple Pay’s.' });
  const session = await requestMerchantSession(validate_url, {
    ...applePay,
    display_name: entry.restaurant.name,
    domain: new URL(config.publicUrl).hostname,
  });
  if (session.ok) return ok({ merchant_session: session.value });
  log.warn({ detail: session.error }, 'Apple Pay gave no merchant session');
  return err({ code: 'unavailable', retry_after: 2 });
}
