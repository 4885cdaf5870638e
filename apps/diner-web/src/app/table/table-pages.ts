import type { i18n as I18n } from 'i18next';
import { type LatePage, latePart, preloadInTurn } from '@comanda/web/late';
import { TABLE_PATTERNS as at } from './table-paths';

const MenusPage = latePart(() => import('./routes/menus').then((m) => m.MenusRoute));
const CartPage = latePart(() => import('./routes/cart').then((m) => m.TableCartRoute));
const OrdersPage = latePart(() => import('./routes/orders').then((m) => m.OrdersRoute));
const PayPage = latePart(() => import('./routes/pay').then((m) => m.TablePayRoute));
const CompletePage = latePart(() => import('./routes/complete').then((m) => m.CompleteRoute));

/** A menu, and what is opened on it. */
export const MenuPage = latePart(() => import('./routes/menu').then((m) => m.TableMenuRoute));
export const MENU_PATHS = [at.oneMenu, at.category, at.item] as const;

export const TabletPage = latePart(() => import('./routes/tablet').then((m) => m.TabletRoute));

/** The pages of a table and its guests whose code comes with their first visit. */
export const PAGES: Readonly<Record<string, LatePage>> = {
  [at.tableHome]: latePart(() => import('./routes/table-home').then((m) => m.TableHomeRoute)),
  [at.addGuest]: latePart(() => import('./routes/add-guest').then((m) => m.AddGuestRoute)),
  [at.guestHome]: latePart(() => import('./routes/guest-home').then((m) => m.GuestHomeRoute)),
  [at.menus]: MenusPage,
  [at.search]: latePart(() => import('./routes/search').then((m) => m.TableSearchRoute)),
  [at.added]: latePart(() => import('./routes/added').then((m) => m.AddedRoute)),
  [at.campaigns]: latePart(() => import('./routes/campaigns').then((m) => m.CampaignsRoute)),
  [at.oneCampaign]: latePart(() => import('./routes/campaign').then((m) => m.TableCampaignRoute)),
  [at.cart]: CartPage,
  [at.pickupTime]: latePart(() => import('./routes/pickup-time').then((m) => m.PickupTimeRoute)),
  [at.twoFactor]: latePart(() => import('./routes/two-factor').then((m) => m.TwoFactorRoute)),
  [at.pay]: PayPage,
  [at.payNuvei]: PayPage,
  [at.payNmi]: PayPage,
  [at.payBambora]: PayPage,
  [at.orders]: OrdersPage,
  [at.orderComplete]: CompletePage,
  [at.paymentComplete]: CompletePage,
  [at.callWaiter]: latePart(() => import('./routes/call-waiter').then((m) => m.CallWaiterRoute)),
  [at.waiterCalled]: latePart(() =>
    import('./routes/waiter-called').then((m) => m.WaiterCalledRoute),
  ),
  [at.curbside]: latePart(() => import('#app/curbside/curbside').then((m) => m.CurbsideRoute)),
  [at.concierge]: latePart(() => loadHotel().then((m) => m.TableConcierge)),
  [at.roomService]: latePart(() => loadHotel().then((m) => m.TableRoomService)),
  [at.gallery]: latePart(() => loadHotel().then((m) => m.TableGallery)),
  [at.guestForm]: latePart(() => loadHotel().then((m) => m.TableGuestForm)),
};

/** Fetches what a guest at a table comes to in the end, while they still choose: no page of it then waits for the network. */
export function preloadMeal(i18n: I18n): Promise<void> {
  return preloadInTurn([MenusPage, MenuPage, CartPage, OrdersPage, PayPage, CompletePage], i18n);
}

function loadHotel() {
  return import('#app/hotel/table-routes');
}
