import type { Locator, Page } from '@playwright/test';
import { KioskPage } from '../pages/kiosk-page';
import type { OpenVariant } from '../test';
import type { BundleChanges } from './bundle-variant';
import type { ServedRestaurant } from './restaurant';
import type { Texts } from './texts';

const SETUP_CODE = 'harbor-kiosk-7264';
const PIN = '2468';
const BOTH = 'RESTAURANT_SETTING_TAKE_OUT_AND_DINE_IN';
const READER = {
  vendor: 'STRIPE',
  reader: 'tmr_SandboxKiosk',
  label: 'Kiosk 1',
  location: 'tml_Sandbox',
};
/** A kiosk that asks everything a kiosk can ask, and takes cards and orders for the counter. */
const EVERY_QUESTION: BundleChanges = {
  restaurant: {
    order_mode: BOTH,
    pay_at_counter: BOTH,
    stripe_payments: BOTH,
    tip_platform: BOTH,
    kiosk_asks_table: true,
    kiosk_asks_name: true,
    terminals: [READER],
  },
};
const MENU = 'All Day';
/** Ordered once before the tour, and offered to every guest after that. */
const OFFERED = 'Grilled Chicken Club';
const DISH = 'Green Tide';
const DISH_WITH_CHOICES = 'The Captain’s Bowl';

/** Typed by each guest of a tour where the kiosk asks for it. */
export const TYPED = { tent: '17', name: 'Zebulon', note: 'no onions for the penguin' } as const;

/** One screen of the way from the first page to an order's number. */
export type TourStop = {
  readonly name: string;
  /** Leads here from the stop before. */
  readonly reach: () => Promise<void>;
  /** In view on this screen. */
  readonly sign: Locator;
};

export type KioskTour = {
  readonly kiosk: KioskPage;
  readonly restaurant: ServedRestaurant;
  readonly stops: readonly TourStop[];
  /** Goes from the first page to a stop, past all before it. */
  readonly goTo: (name: string) => Promise<TourStop>;
};

/** Opens a kiosk of its own restaurant that has sold one dish, with its reader beside it, and returns the way that a guest goes there. */
export async function openKioskTour(
  page: Page,
  texts: Texts,
  openVariant: OpenVariant,
  changes: BundleChanges = {},
): Promise<KioskTour> {
  const kiosk = new KioskPage(page, texts);
  const restaurant = await openVariant({ ...EVERY_QUESTION, ...changes });
  // The server counts every ten minutes what was sold: the first question has to come after the first order.
  await page.route('**/cubejs-api/**', (route) =>
    route.fulfill({ json: { query: {}, data: [], annotation: {} } }),
  );
  await kiosk.pair(restaurant.endpoint, SETUP_CODE);
  // The first page has no logo to press.
  await kiosk.takeAway.click();
  await kiosk.openSetup(PIN);
  await kiosk.giveReader(READER.label);
  await kiosk.leaveSetup.click();
  const stops = stopsOf(page, kiosk, restaurant, texts);

  async function goTo(name: string): Promise<TourStop> {
    for (const stop of stops) {
      await stop.reach();
      await stop.sign.waitFor();
      if (stop.name === name) return stop;
    }
    throw new Error(`The tour has no stop "${name}".`);
  }
  await orderOffered();
  await page.unroute('**/cubejs-api/**');
  await page.reload();
  await kiosk.takeAway.waitFor();

  async function orderOffered(): Promise<void> {
    await kiosk.takeAway.click();
    await kiosk.brand(restaurant.menuName(MENU)).click();
    await kiosk.add(restaurant.dish(OFFERED).name).click();
    await kiosk.checkout.click();
    await kiosk.pay.click();
    await kiosk.noTip.click();
    await kiosk.noName.click();
    await kiosk.counter.click();
    await kiosk.number.waitFor();
    await kiosk.done.click();
    await kiosk.takeAway.waitFor();
  }
  return { kiosk, restaurant, stops, goTo };
}

function stopsOf(
  page: Page,
  kiosk: KioskPage,
  restaurant: ServedRestaurant,
  { t }: Texts,
): readonly TourStop[] {
  function heading(name: string): Locator {
    return page.getByRole('main').getByRole('heading', { level: 1, name, exact: true });
  }
  function dialog(name: string): Locator {
    return page.getByRole('dialog', { name });
  }
  function press(name: string): Promise<void> {
    return page.getByRole('button', { name, exact: true }).click();
  }
  function close(name: string): Promise<void> {
    const button = dialog(name).getByRole('button', { name: t('common.close') });
    return button.click();
  }
  const endsTyping = page
    .getByRole('group', { name: t('kiosk.keyboard.label') })
    .getByRole('button', { name: t('common.done') });
  const dish = restaurant.dish(DISH).name;
  const dishWithChoices = restaurant.dish(DISH_WITH_CHOICES).name;

  return [
    {
      name: 'tent',
      reach: () => kiosk.eatHere.click(),
      sign: heading(t('kiosk.tent.title')),
    },
    {
      name: 'brands',
      async reach() {
        for (const digit of TYPED.tent) await press(digit);
        await press(t('kiosk.tent.take'));
      },
      sign: heading(t('kiosk.brands.title')),
    },
    {
      name: 'browse',
      async reach() {
        await kiosk.brand(restaurant.menuName(MENU)).click();
        await kiosk.add(dish).click();
      },
      sign: page.getByText(t('cart.count', { count: 1 })),
    },
    {
      name: 'languages',
      // Its code is drawn before what is read out.
      reach: () =>
        page.getByRole('button', { name: t('language.current', { language: '' }) }).click(),
      sign: dialog(t('language.choose')),
    },
    {
      name: 'access',
      async reach() {
        await close(t('language.choose'));
        await press(t('kiosk.access.title'));
      },
      sign: dialog(t('kiosk.access.title')),
    },
    {
      name: 'item',
      async reach() {
        await close(t('kiosk.access.title'));
        await kiosk.add(dishWithChoices).click();
      },
      sign: heading(dishWithChoices),
    },
    {
      name: 'upsell',
      async reach() {
        await kiosk.back.click();
        await kiosk.checkout.click();
      },
      sign: dialog(t('kiosk.upsell.title')),
    },
    {
      name: 'cart',
      reach: () => kiosk.goOnWithout.click(),
      sign: heading(t('cart.title')),
    },
    {
      name: 'note',
      reach: () =>
        page.getByRole('textbox', { name: t('cart.instructions.title') }).fill(TYPED.note),
      sign: endsTyping,
    },
    {
      name: 'tip',
      async reach() {
        await endsTyping.click();
        await kiosk.pay.click();
      },
      sign: dialog(t('kiosk.tip.title')),
    },
    {
      name: 'name',
      reach: () => kiosk.noTip.click(),
      sign: dialog(t('kiosk.name.title')),
    },
    {
      name: 'name-typed',
      reach: () => page.getByRole('textbox', { name: t('kiosk.name.label') }).fill(TYPED.name),
      sign: endsTyping,
    },
    {
      name: 'ways',
      async reach() {
        await endsTyping.click();
        await press(t('common.continue'));
      },
      sign: heading(t('kiosk.pay.title')),
    },
    {
      name: 'complete',
      reach: () => kiosk.counter.click(),
      sign: kiosk.number,
    },
    {
      name: 'phone',
      // An address of its own for the same page; opened as the application does, in the place of the page before.
      reach: () =>
        page.evaluate(() => location.replace(`/kiosk/submitPhoneNumber${location.search}`)),
      sign: kiosk.number,
    },
  ];
}
