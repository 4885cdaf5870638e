import type { Order, OrderItem, PaidShare, Receipt, ReceiptPayment } from '@comanda/contracts';
import { createI18n } from '@comanda/i18n';
import { type ReactNode, Suspense, use } from 'react';
import { I18nextProvider } from 'react-i18next';
import { TEXT_GROUPS } from '#app/text-groups';

export const CONE: OrderItem = {
  item_instance_id: '01900000-0000-7000-8000-000000000801',
  item_id: '01900000-0000-7000-8000-000000000101',
  menu_id: '01900000-0000-7000-8000-000000000011',
  menu_name: 'All Day',
  name: 'Soft serve',
  price: 425,
  price_with_modifiers: 425,
  multiplier: 1,
  amount: 425,
  discount: 425,
  modifiers: [],
  special_instructions: '',
  campaign_instance_id: '01900000-0000-7000-8000-000000000901',
  is_reward_item: true,
  has_paid: 'PAYMENT_UNPAID',
  round: 1,
  sent_at: null,
  allergens: null,
  diets: null,
};
/** With its part of the automatic discount. */
export const BURGERS: OrderItem = {
  ...CONE,
  item_instance_id: '01900000-0000-7000-8000-000000000802',
  name: 'Harbor burger',
  price: 4000,
  price_with_modifiers: 4000,
  amount: 4000,
  discount: 400,
  campaign_instance_id: null,
  is_reward_item: false,
};
export const ORDER: Order = {
  order_id: '01900000-0000-7000-8000-000000000501',
  order_number: 'K7PQ',
  restaurant_id: '01900000-0000-7000-8000-000000000001',
  table_id: '01900000-0000-7000-8000-000000000601',
  guest_id: '01900000-0000-7000-8000-000000000701',
  guest_name: 'Ada',
  order_type: 'TAKEOUT',
  status: 'ORDER_SENT_TO_KITCHEN',
  cancel_reason: null,
  cancel_note: null,
  is_accepted: true,
  delivery_platform: 'MENTUM',
  currency: 'USD',
  items: [CONE, BURGERS],
  campaigns: [
    {
      campaign_instance_id: '01900000-0000-7000-8000-000000000901',
      campaign_id: '01900000-0000-7000-8000-000000000902',
      name: 'The cone is on us',
      campaign_code: null,
      discount: 425,
      total_price: 0,
    },
  ],
  totals: {
    subtotal: 4425,
    discount: 825,
    net_total: 3600,
    delivery_fee: 0,
    tax_rate: '10',
    tax_amount: 360,
    included_tax: 0,
    total_with_tax: 3960,
    tip_amount: 0,
    delivery_tip_amount: 0,
    total_with_tip_and_tax: 3960,
  },
  amount: 3960,
  tip_percentage: null,
  tip_fixed: null,
  order_instructions: '',
  pickup_time: null,
  ready_at: null,
  placed_at: '2026-06-12T16:00:00Z',
  payment_status: null,
  payment_method: 'COUNTER',
  open_amount: 3960,
  refunded_amount: 0,
  delivery: null,
};

export const BY_CARD: ReceiptPayment = {
  order_id: ORDER.order_id,
  share_id: null,
  payment_method: 'CARD',
  card: { brand: 'visa', last_four: '4242' },
  paid_by: null,
  amount: 3960,
  refunded_amount: 0,
};
export const AT_COUNTER: ReceiptPayment = { ...BY_CARD, payment_method: 'COUNTER', card: null };

/** Two cones of a tablemate, paid with a tip. */
export const SHARE: PaidShare = {
  share_id: '01900000-0000-7000-8000-000000000a01',
  kind: 'items',
  parts: null,
  parts_of: null,
  payment_intent_id: 'pi_1',
  payment_method: 'CARD',
  card: { brand: 'visa', last_four: '4242' },
  totals: {
    subtotal: 850,
    discount: 0,
    net_total: 850,
    delivery_fee: 0,
    tax_rate: '10',
    tax_amount: 85,
    included_tax: 0,
    total_with_tax: 935,
    tip_amount: 100,
    delivery_tip_amount: 0,
    total_with_tip_and_tax: 1035,
  },
  refunded_amount: 0,
  paid_at: '2026-06-12T16:00:00Z',
  items: [
    {
      item_instance_id: '01900000-0000-7000-8000-000000000801',
      item_id: '01900000-0000-7000-8000-000000000101',
      name: 'Soft serve',
      multiplier: 2,
      amount: 850,
      has_paid: 'PAYMENT_PAID_ONLINE',
      guest_name: 'Bob',
    },
  ],
};

export const RECEIPT: Receipt = {
  guest_id: ORDER.guest_id,
  name: 'Ada',
  room_number: null,
  can_rename: true,
  language: 'en',
  restaurant: {
    restaurant_id: ORDER.restaurant_id,
    endpoint: 'harbor',
    name: 'Harbor Burger & Bowl',
    address: '41 Harborlight Street, Brooklyn, NY 11201',
    legal_name: 'Harbor Foods LLC',
    tax_number: '12-3456789',
    phone_number: '+17185550142',
    logo: null,
    theme: { primary: '#a33c1f', secondary: null, radius: 'soft', font: 'sans' },
    links: [{ kind: 'review', label: 'Leave a review', url: 'https://example.com/review' }],
    currency: 'USD',
    language: 'en',
    active_languages: ['en', 'fr'],
    timezone: 'America/New_York',
    pay_at_counter_label: null,
    is_sandbox: false,
  },
  orders: [ORDER],
  paid_shares: [],
  payments: [],
  review: null,
  item_ratings: [],
};

const texts = createI18n({ language: 'en', groups: TEXT_GROUPS });

/** Around a part of a receipt: its texts, in English. */
export function InEnglish({ children }: { readonly children: ReactNode }) {
  return (
    <Suspense fallback={null}>
      <Texts>{children}</Texts>
    </Suspense>
  );
}

function Texts({ children }: { readonly children: ReactNode }) {
  return <I18nextProvider i18n={use(texts)}>{children}</I18nextProvider>;
}
