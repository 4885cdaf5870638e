import { ok } from '@comanda/kernel';
import type { StripeElements } from '@stripe/stripe-js';
import type { CardDriver, CardState, MountedCard } from '../card-driver';
import { createListeners } from '../listeners';
import { confirmPayment } from './confirm-payment';
import { loadStripeScript } from './load-stripe-script';
import { stripeAppearance } from './stripe-appearance';

/** Stripe: wallet buttons where the device has a wallet, and the Payment Element below them. */
export const stripeDriver: CardDriver = {
  async mount(element, { client_secret, language, appearance, processor }) {
    const loaded = await loadStripeScript(processor, language);
    if (!loaded.ok) return loaded;
    const stripe = loaded.value;
    const elements = stripe.elements({
      clientSecret: client_secret,
      locale: language,
      appearance: stripeAppearance(appearance),
    });
    const changes = createListeners<CardState>();
    const approvals = createListeners<void>();
    const wallet = mountWallets(elements, element, () => approvals.tell());
    const card = mountCard(elements, element, changes.tell);
    let isWallet = false;
    approvals.add(() => {
      isWallet = true;
    });

    const mounted: MountedCard = {
      async confirm({ return_url, billing }) {
        const payment_method = isWallet ? 'WALLET' : 'CARD';
        isWallet = false;
        return confirmPayment(stripe, elements, {
          client_secret,
          return_url,
          payment_method,
          billing,
        });
      },
      onChange: changes.add,
      onWalletApproved: approvals.add,
      update(next) {
        void elements.update({
          ...(next.appearance ? { appearance: stripeAppearance(next.appearance) } : {}),
          ...(next.language ? { locale: next.language } : {}),
        });
      },
      focus: () => card.focus(),
      unmount() {
        wallet.destroy();
        card.destroy();
        element.replaceChildren();
      },
    };
    return ok(mounted);
  },
};

function mountWallets(elements: StripeElements, parent: HTMLElement, onApproved: () => void) {
  const place = parent.appendChild(document.createElement('div'));
  const wallet = elements.create('expressCheckout');
  wallet.on('ready', ({ availablePaymentMethods }) => {
    // Without a wallet on the device Stripe shows nothing, and nothing should take up room.
    place.style.marginBlockEnd = availablePaymentMethods ? '16px' : '';
  });
  wallet.on('confirm', onApproved);
  wallet.mount(place);
  return wallet;
}

function mountCard(
  elements: StripeElements,
  parent: HTMLElement,
  onChange: (state: CardState) => void,
) {
  const place = parent.appendChild(document.createElement('div'));
  const card = elements.create('payment', {
    layout: 'tabs',
    wallets: { applePay: 'never', googlePay: 'never' },
  });
  card.on('change', ({ complete, empty }) => onChange({ complete, empty, error: null }));
  card.on('loaderror', ({ error }) =>
    onChange({ complete: false, empty: true, error: error.message ?? null }),
  );
  card.mount(place);
  return card;
}
