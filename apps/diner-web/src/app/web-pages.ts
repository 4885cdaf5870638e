import type { i18n as I18n } from 'i18next';
import { latePart, MENU_TEXTS, preloadAt, TABLE_TEXTS } from '@comanda/web/late';
import { CartPage, CompletePage, PayPage, PhonePage } from './checkout-pages';
import { SearchPage } from './search-page';

export const StartPage = latePart(() => import('./routes/start').then((m) => m.StartRoute));

export const MenuPage = latePart(
  () => import('./routes/menu').then((m) => m.MenuRoute),
  MENU_TEXTS,
);

/** Everything that is no web ordering: a table and its guests, short addresses, and the ones that nobody knows. */
export const TableRoutes = latePart(() =>
  import('./table/table-routes').then((m) => m.TableRoutes),
);

/** Layout of the pages that lead to a table. */
export const TableAccess = latePart(
  () => import('./routes/table-access').then((m) => m.TableAccess),
  TABLE_TEXTS,
);

/** Those pages, below a restaurant's own address. */
export const ACCESS_PAGES = {
  selectTable: latePart(() => import('./routes/select-table').then((m) => m.SelectTableRoute)),
  'table/:table/guests': latePart(() =>
    import('./routes/table-guests').then((m) => m.TableGuestsRoute),
  ),
} as const;

/** The other pages below a restaurant's own address. */
export const PAGES = {
  /** Most links lead past it. */
  home: latePart(() => import('./routes/home').then((m) => m.HomeRoute)),
  'order/featured': latePart(() => import('./routes/featured').then((m) => m.FeaturedRoute)),
  $frontOfHouse: latePart(() => import('./routes/front-of-house').then((m) => m.FrontOfHouseRoute)),
  $delivery: latePart(() => import('./routes/delivery').then((m) => m.DeliveryRoute)),
  search: SearchPage,
  'campaign/:campaign_id': latePart(() => import('./routes/campaign').then((m) => m.CampaignRoute)),
  cart: CartPage,
  phone: PhonePage,
  payStripe: PayPage,
  'payNMI/:id': PayPage,
  'payBambora/:id': PayPage,
  payNuvei: PayPage,
  payCounter: PayPage,
  nuveiConfirmation: latePart(() =>
    import('./routes/nuvei-confirmation').then((m) => m.NuveiConfirmationRoute),
  ),
  orderComplete: CompletePage,
  concierge: latePart(() => loadHotel().then((m) => m.WebConcierge)),
  roomService: latePart(() => loadHotel().then((m) => m.WebRoomService)),
  gallery: latePart(() => loadHotel().then((m) => m.WebGallery)),
  customerForm: latePart(() => loadHotel().then((m) => m.WebGuestForm)),
} as const;

/** Fetches what an address below a restaurant's own shows. */
export function preloadWebPage(path: string, i18n: I18n): Promise<void> {
  const access = Object.entries(ACCESS_PAGES);
  return preloadAt(
    path,
    [
      ['m/:menu_id/*', MenuPage],
      ...Object.entries(PAGES),
      ...access,
      ...access.map(([pattern]) => [pattern, TableAccess] as const),
    ],
    i18n,
  );
}

function loadHotel() {
  return import('./hotel/web-routes');
}
