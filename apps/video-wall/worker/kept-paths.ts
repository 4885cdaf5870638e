import type { KeptPaths } from '@comanda/web/offline';

/** Films have a store of their own. */
export const KEPT_PATHS: KeptPaths = {
  part: /^\/_\/video-wall\/assets\//,
  picture: /^\/api\/media\/[^/]+\/[^/]+\.(?:avif|webp)$/,
  menu: /^\/api\/(?:restaurant\/[a-z0-9-]+|menu\/[a-z0-9-]+\/menus)$/,
  page: /^\/(?:tv|wall(?:\/.*)?)\/?$/i,
};
