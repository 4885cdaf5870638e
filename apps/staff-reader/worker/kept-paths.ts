import type { KeptPaths } from '@comanda/web/offline';

/** The application alone: the page keeps the board's data, and what a page reads while it is live is never an old copy. */
export const KEPT_PATHS: KeptPaths = {
  part: /^\/_\/staff-reader\/assets\//,
  picture: /^\/_\/staff-reader\/[\w-]+\.svg$/,
  menu: /(?!)/,
  page: /^\/(?:staff(?:\/.*)?|order\/frontOfHouseReader)\/?$/i,
};
