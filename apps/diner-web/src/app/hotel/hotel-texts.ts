import type { TextGroup } from '@comanda/i18n';

/** What the pages of a hotel say; a call that is refused has its words with those of a table. */
export const HOUSE_TEXTS: readonly TextGroup[] = ['ordering', 'checkout', 'table', 'house'];

/** What stands below the menus. */
export const HOUSE_LINK_TEXTS: readonly TextGroup[] = ['house'];
