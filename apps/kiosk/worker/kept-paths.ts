import type { KeptPaths } from '@comanda/web/offline';

/** Nothing of an order, a payment or a guest is among them. */
export const KEPT_PATHS: KeptPaths = {
  part: /^\/_\/kiosk\/assets\//,
  picture: /^\/api\/media\/[^/]+\/[^/]+\.(?:avif|webp)$/,
  menu: /^\/api\/(?:restaurant\/[a-z0-9-]+|menu\/[a-z0-9-]+\/menus|campaign\/list\/public\/[a-z0-9-]+)$/,
  page: /^\/(?:kiosk(?:\/.*)?|kioskhome|[a-z0-9-]+\.kiosk)\/?$/i,
};
