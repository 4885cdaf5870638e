import { cents } from '@comanda/kernel';
import type { CardPlaces, MountOptions } from '../index';

/** Options that a page passes to a driver: a restaurant in Canada, in French. */
export function mountOptions(changes: Partial<MountOptions> = {}): MountOptions {
  return {
    response: 'payment_1',
    amount: cents(2_178),
    currency: 'CAD',
    language: 'fr',
    appearance: {
      scheme: 'light',
      accent: '#c8321f',
      surface: '#ffffff',
      text: '#111111',
      text_muted: '#666666',
      danger: '#b00020',
      border: '#dddddd',
      radius: '12px',
      font_size: '16px',
      font_family: 'Figtree',
    },
    processor: {
      publishable_key: 'public_key',
      account_id: null,
      script_url: null,
      has_apple_pay: false,
    },
    labels: {
      number: { label: 'Numéro de carte', placeholder: '1234 1234 1234 1234' },
      expiry: { label: 'Expiration', placeholder: 'MM / AA' },
      cvv: { label: 'Code de sécurité', placeholder: 'CVC' },
    },
    merchant: 'Bistro Odile',
    authorizeMerchant: () => Promise.resolve(null),
    ...changes,
  };
}

/** A page with room for every kind of form, and nothing else on it. */
export function createPlaces(): CardPlaces {
  document.body.replaceChildren();
  function place(): HTMLElement {
    return document.body.appendChild(document.createElement('div'));
  }
  return {
    wallet: place(),
    form: place(),
    fields: { number: place(), expiry: place(), cvv: place() },
  };
}
