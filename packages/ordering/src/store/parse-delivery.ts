import { type DeliveryChoice, type KeptQuote, noDelivery } from './delivery-slice';
import { isInstant, isRecord, isWhole, textOr } from './read-stored';

/** Reads what was kept of a delivery; a part that cannot be read is as if it had not been typed. */
export function parseDelivery(stored: unknown): DeliveryChoice {
  if (!isRecord(stored)) return noDelivery;
  const form = isRecord(stored['form']) ? stored['form'] : {};
  const { tip } = stored;
  return {
    is_wanted: stored['is_wanted'] === true,
    form: {
      address: textOr(form['address'], ''),
      first_name: textOr(form['first_name'], ''),
      last_name: textOr(form['last_name'], ''),
      phone: textOr(form['phone'], ''),
      instructions: textOr(form['instructions'], ''),
    },
    tip: isWhole(tip) ? tip : 0,
    quote: parseQuote(stored['quote']),
  };
}

function parseQuote(stored: unknown): KeptQuote | null {
  if (!isRecord(stored)) return null;
  const { id, fee, dropoff_eta, min_spend, delivery_tip, expires_at } = stored;
  if (typeof id !== 'string' || typeof dropoff_eta !== 'string') return null;
  if (!isInstant(expires_at) || !isWhole(fee)) return null;
  if (!isWhole(min_spend) || !isWhole(delivery_tip)) return null;
  return { id, fee, dropoff_eta, min_spend, delivery_tip, expires_at };
}
