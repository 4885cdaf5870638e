import { ID, ITEM } from './menu-ids';

type Opened = {
  readonly path: string;
  readonly shows: RegExp;
  /** Where it leads, if not where it was asked for. */
  readonly at?: RegExp;
};

const NO_TABLE = '01920000-0000-7000-8000-000000000000';

/** Every address below /v2 and what it shows to somebody who has just come, or where it leads them. */
export const WEB_ROUTES: readonly Opened[] = [
  { path: '/', shows: /^Start an order$/, at: /\/start$/ },
  { path: '/start', shows: /^Start an order$/ },
  { path: '/404', shows: /this restaurant does not exist/ },
  { path: '/v2/odile', shows: /^Bistro Odile$/, at: /\/home$/ },
  { path: '/v2/odile/home', shows: /^Bistro Odile$/ },
  { path: '/v2/harbor/home', shows: /^Harbor/, at: /\/order$/ },
  { path: '/v2/odile/order', shows: /^Bistro Odile$/ },
  { path: '/v2/odile/order/featured', shows: /^Promotions$/ },
  { path: '/v2/odile/$frontOfHouse', shows: /^Bistro Odile$/, at: /\/order$/ },
  { path: '/v2/odile/$delivery', shows: /^Bistro Odile$/, at: /\/order$/ },
  { path: '/v2/odile/search?q=soup', shows: /^Search the menu$/ },
  { path: '/v2/odile/m', shows: /^Bistro Odile$/, at: /\/order$/ },
  { path: '/v2/odile/concierge', shows: /^There is no concierge here$/ },
  { path: '/v2/odile/gallery', shows: /^Gallery$/ },
  { path: '/v2/odile/roomService', shows: /^Bistro Odile$/, at: /\/order$/ },
  { path: '/v2/odile/customerForm', shows: /^Bistro Odile$/, at: /\/order$/ },
  { path: `/v2/odile/m/${ID.menu}`, shows: /^Dinner$/ },
  { path: `/v2/odile/m/${ID.menu}/c/${ID.category}`, shows: /^Dinner$/ },
  { path: ITEM, shows: /^Dinner$/ },
  { path: `${ITEM}/mg/${ID.group}`, shows: /^Dinner$/ },
  { path: `${ITEM}/si`, shows: /^Dinner$/ },
  { path: `/v2/odile/campaign/${ID.campaign}`, shows: /coffee/i },
  { path: '/v2/odile/cart', shows: /^Bistro Odile$/, at: /\/order$/ },
  { path: '/v2/odile/phone', shows: /^Bistro Odile$/, at: /\/order$/ },
  { path: '/v2/odile/payStripe', shows: /^Bistro Odile$/, at: /\/order$/ },
  { path: '/v2/odile/payNMI/before', shows: /^Bistro Odile$/, at: /\/order$/ },
  { path: '/v2/odile/payBambora/before', shows: /^Bistro Odile$/, at: /\/order$/ },
  { path: '/v2/odile/payNuvei', shows: /^Bistro Odile$/, at: /\/order$/ },
  { path: '/v2/odile/payCounter', shows: /^Bistro Odile$/, at: /\/order$/ },
  { path: '/v2/odile/nuveiConfirmation', shows: /^Payment$/ },
  { path: '/v2/odile/orderComplete', shows: /^Bistro Odile$/, at: /\/order$/ },
  { path: '/v2/odile/selectTable', shows: /^Your table$/ },
  { path: '/v2/odile/table/T3RS/guests', shows: /^Who is ordering\?$/ },
  { path: '/v2/odile/table/t3rs/guests', shows: /^Who is ordering\?$/ },
  { path: '/v2/odile/table/NONE/guests', shows: /^Your table$/, at: /\/selectTable$/ },
  { path: `/v2/odile/table/${NO_TABLE}/guests`, shows: /^Your table$/, at: /\/selectTable$/ },
  { path: '/v2/Odile/order', shows: /^Bistro Odile$/, at: /\/v2\/odile\/order$/ },
  { path: '/v2/ODILE/search?q=soup', shows: /^Search the menu$/, at: /\/v2\/odile\/search$/ },
  { path: '/v2/bistro%20odile/order', shows: /this restaurant does not exist/ },
  { path: '/v2/odile/nothing-here', shows: /^There is nothing here$/ },
];
