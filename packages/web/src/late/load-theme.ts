import { fetchPart } from './fetch-part';
import { loadOnce } from './load-once';

/** What makes a theme of a restaurant's colours. A document that a server sent has come in them, and needs it only when they change. */
export const loadTheme = loadOnce(() => fetchPart(() => import('@comanda/ui/theme')));
