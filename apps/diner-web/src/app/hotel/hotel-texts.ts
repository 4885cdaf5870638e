import type { TextGroup } from '@comanda/i18n';

/** Texts of the hotel pages; a refused call is explained in the words of table ordering. */
export const HOUSE_TEXTS: readonly TextGroup[] = ['ordering', 'checkout', 'table', 'house'];

/** Texts below the menus. */
export const HOUSE_LINK_TEXTS: readonly TextGroup[] = ['house'];
