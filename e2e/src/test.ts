import { test as base, expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { type Language, LANGUAGES } from '@comanda/contracts';
import { openPlaces } from '../../scripts/lib/open-places.mjs';
import { CartPage } from './pages/cart-page';
import { ContactPage } from './pages/contact-page';
import { HotelPage } from './pages/hotel-page';
import { MenuPage } from './pages/menu-page';
import { MenusPage } from './pages/menus-page';
import { OrderCompletePage } from './pages/order-complete-page';
import { PaymentPage } from './pages/payment-page';
import { ReceiptPage } from './pages/receipt-page';
import { TablePage } from './pages/table-page';
import { startProduct } from './server';
import type { Product } from './server';
import { bundleVariant } from './support/bundle-variant';
import type { BundleChanges, BundleVariant } from './support/bundle-variant';
import { openKiosk } from './support/kiosk';
import type { Kiosk } from './support/kiosk';
import { openRestaurant } from './support/restaurant';
import type { ServedRestaurant } from './support/restaurant';
import { openSandbox } from './support/sandbox';
import type { Sandbox } from './support/sandbox';
import { loadTexts } from './support/texts';
import type { Texts } from './support/texts';
import { watchPages } from './support/watch-pages';
import type { Watch } from './support/watch-pages';

const LOCAL =
  /^(?:https?|wss?):\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?\/|^(?:data|blob|about):/u;

export type Screens = ReturnType<typeof screensOf>;

/** Imports a restaurant of this test's own, made from the demo. */
export type OpenVariant = (changes?: BundleChanges) => Promise<BundleVariant & ServedRestaurant>;

type Fixtures = {
  readonly localOnly: void;
  /** Fails the test for anything the browser complains about that the test does not allow. */
  readonly watch: Watch;
  readonly texts: Texts;
  /** The demo restaurant as the server tells it. */
  readonly harbor: ServedRestaurant;
  readonly screens: Screens;
  readonly openVariant: OpenVariant;
};
type WorkerFixtures = {
  readonly product: Product;
  readonly sandbox: Sandbox;
  /** A kiosk with card readers beside it, at another demo restaurant. */
  readonly kiosk: Kiosk;
};

/** The product's test: every worker has a server with the demo restaurant, and no page may reach another host. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  product: [
    // Playwright demands a pattern to read fixtures from.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await expect
        .poll(() => openPlaces(product.url), {
          message: 'what is held open for nobody',
          timeout: 30_000,
        })
        .toEqual({ underway: 0, streams: 0 });
      await product.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  kiosk: [
    async ({ product }, use) => {
      const kiosk = await openKiosk(product);
      await use(kiosk);
      await kiosk.close();
    },
    { scope: 'worker' },
  ],
  sandbox: [async ({ product }, use) => use(openSandbox(product.sandboxUrl)), { scope: 'worker' }],

  baseURL: async ({ product }, use) => use(product.url),

  localOnly: [
    async ({ context }, use) => {
      const strangers: string[] = [];
      await context.route(
        (url) => !LOCAL.test(url.href),
        (route) => {
          strangers.push(route.request().url());
          return route.abort();
        },
      );
      await use();
      expect(strangers, 'requests that left this machine').toEqual([]);
    },
    { auto: true },
  ],
  watch: [
    async ({ context, product }, use) => {
      const watch = await watchPages(context, product.url);
      await use(watch);
      expect(watch.complaints(), 'what the browser complained about').toEqual([]);
    },
    { auto: true },
  ],

  texts: async ({ locale }, use) => use(await loadTexts(languageOf(locale))),

  harbor: async ({ product, locale }, use) => {
    const harbor = await openRestaurant(product.url, 'harbor', languageOf(locale));
    await use(harbor);
    await harbor.close();
  },

  screens: async ({ page, texts }, use) => use(screensOf(page, texts)),

  openVariant: async ({ product, locale }, use) => {
    const closers: (() => Promise<void>)[] = [];
    await use(async (changes) => {
      const variant = await bundleVariant(product, changes);
      const restaurant = await openRestaurant(product.url, variant.endpoint, languageOf(locale));
      closers.push(variant.remove, restaurant.close);
      return { ...restaurant, ...variant };
    });
    for (const close of closers) await close();
  },
});

export { expect };

/** The page models of one page. */
export function screensOf(page: Page, texts: Texts) {
  return {
    menus: new MenusPage(page, texts),
    menu: new MenuPage(page, texts),
    cart: new CartPage(page, texts),
    contact: new ContactPage(page, texts),
    payment: new PaymentPage(page, texts),
    complete: new OrderCompletePage(page, texts),
    receipt: new ReceiptPage(page, texts),
    table: new TablePage(page, texts),
    hotel: new HotelPage(page, texts),
  };
}

function languageOf(locale: string | undefined): Language {
  return LANGUAGES.find((language) => locale?.startsWith(language)) ?? 'en';
}
