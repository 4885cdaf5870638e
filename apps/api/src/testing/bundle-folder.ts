import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A small restaurant that sells one burger and one drink, in two languages. Line numbers are part of the tests. */
export const SMALL_BUNDLE = {
  'restaurant.yaml': `endpoint: corner
name: Corner Burger
description: Burgers at the corner.
logo: images/logo.svg
theme: { primary: '#aa2211', secondary: null, radius: soft }
address: 1 Corner Street
timezone: America/Toronto
active_languages: [en, fr]
tip_options: [10, 15, 20]
default_tip_option: 1
opening_hours:
  intervals:
    - { days: [mon, tue, wed, thu, fri, sat, sun], start_time: '11:00', end_time: '02:00' }
staff:
  - { name: Ana, pin: '1234' }
`,
  'menus.yaml': `schedules:
  - key: lunch
    name: Lunch
    intervals:
      - { days: [mon], start_time: '11:00', end_time: '14:00' }
modifier_groups:
  - key: size
    name: Size
    min_qty: 1
    max_qty: 1
    is_multiple_selection_allowed: false
    is_required: true
    modifiers:
      - { key: small, name: Small, default_count: 1 }
      - { key: large, name: Large, price: 250 }
menus:
  - key: all-day
    name: All day
    categories:
      - key: burgers
        name: Burgers
        items:
          - key: classic
            name: Classic
            description: The one everybody knows.
            price: 1150
            image: images/classic.png
            modifier_groups: [size]
          - key: veggie
            name: Veggie
            price: 1050
            is_in_stock: false
  - key: lunch-menu
    name: Lunch menu
    schedule: lunch
    categories:
      - key: drinks
        name: Drinks
        items:
          - { key: cola, name: Cola, price: 300, modifier_groups: [{ group: size, min_qty: 0, is_required: false }] }
`,
  'translations/fr.yaml': `restaurant: { description: Des burgers au coin de la rue. }
items:
  classic: { name: Le Classique }
categories:
  burgers: { name: Les burgers }
modifiers:
  size.large: { name: Grand }
`,
  'images/logo.svg': `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><script>alert(1)</script><rect width="40" height="20" fill="#aa2211"/></svg>`,
} as const;

export type BundleFolder = {
  readonly folder: string;
  /** Replaces a text that must be in the file. */
  readonly edit: (file: keyof typeof SMALL_BUNDLE, from: string, to: string) => void;
  readonly write: (file: string, content: string | Uint8Array) => void;
  readonly remove: (file: string) => void;
  readonly delete: () => void;
};

/** The small restaurant in a folder of its own. */
export function makeBundleFolder(picture: Uint8Array): BundleFolder {
  const folder = mkdtempSync(join(tmpdir(), 'comanda-bundle-'));
  const texts = new Map<string, string>(Object.entries(SMALL_BUNDLE));

  function write(file: string, content: string | Uint8Array): void {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
    if (typeof content === 'string') texts.set(file, content);
  }

  for (const [file, text] of texts) write(file, text);
  write('images/classic.png', picture);
  return {
    folder,
    write,
    edit(file, from, to) {
      const text = texts.get(file) ?? '';
      if (!text.includes(from)) throw new Error(`${file} does not say ${from}`);
      write(file, text.replace(from, to));
    },
    remove: (file) => rmSync(join(folder, file)),
    delete: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Promotions of the small restaurant: one of each type. */
export const SMALL_CAMPAIGNS = `campaigns:
  - key: two-burgers
    name: Two burgers
    description: Any two burgers for 20.00.
    image: images/classic.png
    campaign_type: CAMPAIGN_PURCHASE_AND_GET
    purchase_and_get:
      item_groups:
        - { key: burgers, name: Burgers, count: 2, items: [classic, veggie] }
    discount: { discount_type: DISCOUNT_SPECIAL_PRICE, price: 2000 }
  - key: free-cola
    name: Free cola
    select_reward_item: true
    schedule: lunch
    order_types: [TAKEOUT]
    campaign_type: CAMPAIGN_SPEND_AND_GET
    spend_and_get: { min_spend: 2500, categories: [burgers] }
    discount: { discount_type: DISCOUNT_ITEM, items: [cola] }
  - key: welcome
    name: Welcome
    code: welcome10
    starts_at: 2026-01-01T00:00
    ends_at: 2036-01-01T00:00:00Z
    max_redemptions: 5
    max_redemptions_per_guest: 1
    campaign_type: CAMPAIGN_DISCOUNTED_ENTITY
    discount: { discount_type: DISCOUNT_PERCENT, price: 10, max_amount: 500 }
`;
