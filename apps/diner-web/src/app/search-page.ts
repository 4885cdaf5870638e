import { latePart } from '@comanda/web/late';

/** Apart from the other pages, since the links to it load it ahead. */
export const SearchPage = latePart(() => import('./routes/search').then((m) => m.SearchRoute));
