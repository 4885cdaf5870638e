import type { Cart } from '@comanda/cart';
import type { AddedCampaign } from './campaign-cart';

/** A cart and the campaigns the guest has added to it, in that order. */
export type CartWithCampaigns = { readonly cart: Cart; readonly added: readonly AddedCampaign[] };
