import type { texts as browsing } from './groups/browsing-en';
import type { texts as checkout } from './groups/checkout-en';
import type { texts as venue } from './groups/venue-en';
import type { texts as kiosk } from './groups/kiosk-en';
import type { texts as legal } from './groups/legal-en';
import type { texts as locator } from './groups/locator-en';
import type { texts as ordering } from './groups/ordering-en';
import type { texts as reader } from './groups/reader-en';
import type { texts as receipt } from './groups/receipt-en';
import type { texts as staff } from './groups/staff-en';
import type { texts as table } from './groups/table-en';
import type { texts as wall } from './groups/wall-en';

/** All texts; English gives the keys that `t` accepts. */
export type Texts = typeof browsing &
  typeof ordering &
  typeof checkout &
  typeof receipt &
  typeof table &
  typeof venue &
  typeof kiosk &
  typeof legal &
  typeof reader &
  typeof locator &
  typeof staff &
  typeof wall;

/** The areas that are downloaded together. */
export type TextGroup =
  | 'browsing'
  | 'ordering'
  | 'checkout'
  | 'receipt'
  | 'table'
  | 'reader'
  | 'venue'
  | 'kiosk'
  | 'legal'
  | 'locator'
  | 'staff'
  | 'wall';

/** The only namespace: a key names its area first, as in `cart.line.remove`. */
export const NAMESPACE = 'texts';

declare module 'i18next' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be merged into i18next's own
  interface CustomTypeOptions {
    defaultNS: typeof NAMESPACE;
    resources: { [NAMESPACE]: Texts };
    returnNull: false;
  }
}
