import type { TextGroup } from '@comanda/i18n';

/** The texts of this app, in the browser and where a server draws it. */
export const TEXT_GROUPS: readonly TextGroup[] = ['browsing', 'ordering', 'checkout', 'receipt'];
