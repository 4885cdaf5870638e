import { createStores } from '@comanda/web/offline';

/** The app's own document, as it is sent for no restaurant. Other addresses without one may not be found. */
export const SHELL = '/start';

/** Responses that this app keeps on a phone, by kind. */
export const stores = createStores({
  app: 'diner-web',
  version: 1,
  limits: { part: 250, picture: 200, menu: 60, page: 40, shell: 1 },
});
