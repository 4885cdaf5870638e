import type { Chunk } from '../../scripts/vite/surface-config.ts';

/** What a menu shows as well as what every page fetches right after it has shown; without them a menu would wait for all of that. */
export const IN_SHELL = [
  '../../packages/ui/src/icon/close-icon.tsx',
  '../../packages/ui/src/media-row/media-row.tsx',
  '../../packages/ui/src/sheet/open-sheets.ts',
  '../../packages/ui/src/sheet/sheet.tsx',
  '../../packages/ui/src/toast/toasts.ts',
  'src/shared/toasts.ts',
] as const;

/**
 * What lies in one file, so that a page is a few requests and brings along little that it does not use. The first chunk that
 * fits a module takes it, and with it what it imports and no chunk before has taken.
 */
export const CHUNKS: readonly Chunk[] = [
  // Words that several groups say come with the group that is read first.
  ...['browsing', 'ordering'].flatMap((group) =>
    ['en', 'fr', 'es', 'pt'].map((language) => ({
      name: `${group}-${language}`,
      of: [new RegExp(`/groups/${group}-${language}\\.ts$`)],
    })),
  ),
  {
    // What every page of a restaurant fetches right after it has shown: news, messages, promotions, the ways on.
    name: 'after',
    of: [
      /\/react-query\/build\/modern\/useQuery\.js$/,
      /\/api-client\/src\/stream\//,
      /\/ordering\/src\/hooks\/use-(?:live-updates|is-reachable|featured-campaigns)\./,
      /\/ui\/src\/(?:toast\/|shared\/let-nodes)/,
      /\/app\/(?:app-toasts|once-live|keep-for-offline|house\/web-house-links)\./,
      /\/features\/(?:restaurant-frame\/connection-notice|featured-campaigns\/)/,
    ],
  },
  {
    // What most pages of ordering have in common, and the lines of a cart: choosing, checking, changing.
    name: 'common',
    of: [
      /\/packages\/ui\/src\/(?!tab-bar\/)/,
      /\/packages\/(?:cart|modifiers|kernel|schedules)\/src\/(?!choose-modifier|set-modifier)/,
      /\/diner-web\/src\/shared\/(?!reward|keep-place|remember-l|use-sugg|use-told|item-row|comes-back|use-order-status|room-of|action-list|has-text|leaving|dish|problem-pages\/not-found\.)/,
      /\/ordering\/src\/(?:guest\/|table\/(?:use-seat|table-fault)|store\/(?:read-stored|cart-actions))/,
      /\/ordering\/src\/(?:model\/(?:add-fault|line-draft|offers-delivery)|food-filter\/(?!keeps))/,
      /\/ordering\/src\/hooks\/use-(?:add-to-cart|debounced|checkout-details)/,
      /\/(?:intent-key|table-paths|house-texts|order-notices)\.tsx?$/,
      /\/(?:quote-countdown|use-delivery-deadline|use-is-brought)\.tsx?$|\/delivery\.module/,
    ],
    isShared: true,
  },
  {
    name: 'dishes',
    of: [
      /\/features\/(?:menu-browser\/(?!week)|item-customiser\/)/,
      /\/app\/(?:routes\/menu|screens\/open-item)\.tsx$/,
      /\/packages\/ui\/src\/tab-bar\//,
      /\/shared\/(?:item-row|comes-back)\./,
    ],
  },
  {
    name: 'prices',
    of: [
      /\/packages\/(?:campaigns\/src\/(?!(?:add|suggest)-campaign|purchase-groups)|totals\/src\/(?!explain))/,
      /\/ordering\/src\/hooks\/use-(?:cart|cart-sum|totals|order-fault|payment-options)\.ts$/,
      /\/ordering\/src\/checkout\/(?:make-attempt|after-failure)\.ts$/,
      /\/shared\/use-told|\/app\/(?:use-table-return|table\/while-paying-page)\./,
    ],
  },
  {
    // What is done to promotions where an order is put together, and not where it is paid.
    name: 'promotions',
    of: [
      /\/campaigns\/src\/(?:add-campaign|suggest-campaigns)\.ts$/,
      /\/ordering\/src\/hooks\/use-(?:campaign-actions|campaign-suggestions|waiting-rewards|discount-code)\.ts$/,
      /\/shared\/(?:reward-picker|use-suggestion-text)|\/features\/reward-reminder\//,
    ],
    isShared: true,
  },
  {
    // How promotions stand on their own pages.
    name: 'campaigns',
    of: [/\/campaigns\/src\/purchase-groups\.ts$/, /\/ordering\/src\/hooks\/use-campaigns?\.ts$/],
    isShared: true,
  },
  // How a total comes about is a file of its own: few ask.
  {
    name: 'sums',
    of: [
      /\/features\/(?:totals|tip-picker)\/(?!price-reasons-sheet|[a-z]+-reasons\.tsx)/,
      /\/use-lost-campaigns\.ts$/,
    ],
  },
  {
    name: 'basket',
    of: [
      /\/features\/(?:cart-(?!bar)\w+|pickup|delivery)\/(?!delivery-progress|pickup-picker|pickup-time)/,
      /\/(?:filled-cart\.tsx|use-pickup\.ts)$/,
    ],
  },
  {
    name: 'contact',
    of: [/\/features\/contact\//, /\/use-phone-verification\.ts$/],
    isShared: true,
  },
  {
    name: 'checkout',
    of: [/\/ordering\/src\/(?:checkout\/(?!use-returned|remember)|table\/is-on-receipt\.)/],
  },
  { name: 'paying', of: [/\/features\/card-payment\//] },
  { name: 'round', of: [/\/ordering\/src\/table\/use-round\.ts$/], isShared: true },
  { name: 'reorder', of: [/\/ordering\/src\/reorder\//], isShared: true },
  {
    name: 'seat',
    of: [
      /\/ordering\/src\/table\//,
      /\/app\/(?:use-next-guest|table\/(?:remembered|use-table-fault-text))\.ts$/,
    ],
    isShared: true,
  },
  {
    name: 'party',
    of: [
      /\/app\/table\/(?!use-shared|use-can|closed-|paid-)[\w-]+\.tsx?$/,
      /\/features\/table-\w+\//,
    ],
    isShared: true,
  },
];
