import { loadStripe } from '@stripe/stripe-js/pure';
import type { Appearance, Stripe, StripeElementLocale, StripeElements } from '@stripe/stripe-js';

/** A shop's page as small as can be: it pays the intent of its address with the unchanged loader. */
const query = new URLSearchParams(location.search);
const clientSecret = query.get('client_secret') ?? '';
const kind = query.get('element') === 'card' ? 'card' : 'payment';
const locale = (query.get('locale') ?? 'en') as StripeElementLocale;
const laterLocale = query.get('later_locale') as StripeElementLocale | null;
const appearance: Appearance = JSON.parse(query.get('appearance') ?? '{}');

document.documentElement.dataset['scheme'] = query.get('scheme') ?? 'light';

const pay = document.querySelector('button');
const output = document.querySelector('output');
const wallets = document.createElement('div');
const place = document.createElement('div');
document.querySelector('form')?.prepend(wallets, place);

const stripe = await loadStripe('pk_test_sandbox', {
  locale,
  ...(query.has('account') ? { stripeAccount: query.get('account') ?? '' } : {}),
});
if (stripe) start(stripe);

function start(loaded: Stripe): void {
  const elements =
    query.get('mode') === 'deferred'
      ? loaded.elements({ mode: 'payment', amount: 2345, currency: 'usd', locale, appearance })
      : loaded.elements({ clientSecret, locale, appearance });
  if (kind === 'card') elements.create('card').mount(place);
  else elements.create('payment').mount(place);
  if (laterLocale) void elements.update({ locale: laterLocale });
  const wallet = elements.create('expressCheckout');
  wallet.on('confirm', () => void confirm(loaded, elements));
  wallet.mount(wallets);
  document.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    void confirm(loaded, elements);
  });
}

async function confirm(loaded: Stripe, elements: StripeElements): Promise<void> {
  if (pay) pay.disabled = true;
  const result = await outcome(loaded, elements);
  if (output) output.textContent = JSON.stringify(result, null, 1);
  if (pay) pay.disabled = false;
}

async function outcome(loaded: Stripe, elements: StripeElements): Promise<unknown> {
  const card = elements.getElement('card');
  if (card) return loaded.confirmCardPayment(clientSecret, { payment_method: { card } });
  const submitted = await elements.submit();
  if (submitted.error) return submitted;
  return loaded.confirmPayment({
    elements,
    clientSecret,
    confirmParams: {
      return_url: location.href,
      payment_method_data: { billing_details: { name: 'Ada' } },
    },
    redirect: 'if_required',
  });
}
