import type { TextGroup } from '@comanda/i18n';

/** Texts of the hotel pages; a refused call is explained in the words of table ordering. */
export const VENUE_TEXTS: readonly TextGroup[] = ['ordering', 'checkout', 'table', 'venue'];

/** Texts below the menus. */
export const VENUE_LINK_TEXTS: readonly TextGroup[] = ['venue'];
