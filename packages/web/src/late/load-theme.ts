import { fetchPart } from './fetch-part';
import { loadOnce } from './load-once';

/**
 * Loads the code that makes a theme of a restaurant's colours. A server-rendered document already has them, and needs
 * it only for changes.
 */
export const loadTheme = loadOnce(() => fetchPart(() => import('@comanda/ui/theme')));
