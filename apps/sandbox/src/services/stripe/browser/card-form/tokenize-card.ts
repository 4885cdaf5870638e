import type { Tokenization } from '../messages';
import type { CardDetails } from './card-fields';

/** Sends the card from this frame straight to the sandbox; the page gets the answer, never the card. */
export async function tokenizeCard(card: CardDetails, order: Tokenization): Promise<unknown> {
  const form = new URLSearchParams({
    key: order.key,
    type: 'card',
    'card[number]': card.number,
    'card[exp_month]': card.month,
    'card[exp_year]': card.year,
    'card[cvc]': card.cvc,
  });
  if (order.account !== undefined) form.set('_stripe_account', order.account);
  const { address, ...person } = order.billing;
  const typedAddress = {
    ...(card.country === '' ? {} : { country: card.country }),
    ...(card.postalCode === '' ? {} : { postal_code: card.postalCode }),
  };
  for (const [name, value] of Object.entries(person)) {
    if (typeof value === 'string') form.set(`billing_details[${name}]`, value);
  }
  for (const [name, value] of Object.entries({ ...typedAddress, ...address })) {
    if (value !== null) form.set(`billing_details[address][${name}]`, value);
  }
  try {
    const response = await fetch('/v1/payment_methods', { method: 'POST', body: form });
    return await response.json();
  } catch {
    return { error: { type: 'api_connection_error', message: 'The sandbox cannot be reached.' } };
  }
}
