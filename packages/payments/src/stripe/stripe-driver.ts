import { ok } from '@comanda/kernel';
import type { StripeElements } from '@stripe/stripe-js';
import type { CardDriver, MountedCard } from '../card-driver';
import { type CardState, untouchedCard } from '../card-state';
import { createListeners, never } from '../listeners';
import { confirmPayment } from './confirm-payment';
import { loadStripeScript } from './load-stripe-script';
import { stripeAppearance } from './stripe-appearance';
import { createStripeWallets } from './stripe-wallets';

/** Stripe: wallet buttons where the device has a wallet, and the Payment Element below them. */
export const stripeDriver: CardDriver = {
  async mount(places, { response, language, appearance, processor }) {
    const loaded = await loadStripeScript(processor, language);
    if (!loaded.ok) return loaded;
    const stripe = loaded.value;
    const elements = stripe.elements({
      clientSecret: response,
      locale: language,
      appearance: stripeAppearance(appearance),
    });
    const changes = createListeners<CardState>();
    const wallets = createStripeWallets(elements, places.wallet, appearance);
    const card = mountCard(elements, places.form, changes.tell);

    const mounted: MountedCard = {
      async confirm({ return_url, billing }) {
        const payment_method = wallets.takeApproval() ? 'WALLET' : 'CARD';
        return confirmPayment(stripe, elements, {
          client_secret: response,
          return_url,
          payment_method,
          billing,
        });
      },
      onChange: changes.add,
      onWallets: wallets.onWallets,
      onWalletApproved: wallets.onApproved,
      onWalletFailed: never,
      settleWallet: wallets.settle,
      update(next) {
        void elements.update({
          ...(next.appearance ? { appearance: stripeAppearance(next.appearance) } : {}),
          ...(next.language ? { locale: next.language } : {}),
        });
      },
      focus: () => card.focus(),
      unmount() {
        wallets.destroy();
        card.destroy();
        places.wallet.replaceChildren();
        places.form.replaceChildren();
      },
    };
    return ok(mounted);
  },
};

function mountCard(
  elements: StripeElements,
  place: HTMLElement,
  onChange: (state: CardState) => void,
) {
  const card = elements.create('payment', {
    layout: 'tabs',
    wallets: { applePay: 'never', googlePay: 'never' },
  });
  card.on('change', ({ complete, empty }) => onChange({ ...untouchedCard, complete, empty }));
  card.on('loaderror', ({ error }) => onChange({ ...untouchedCard, error: error.message ?? null }));
  card.mount(place);
  return card;
}
