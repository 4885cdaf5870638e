import type { FilmOrientations } from '@comanda/contracts';

export const PORTRAIT = '(orientation: portrait)';

/** Returns the films of a list that fit the way this screen hangs; all of them where none fits. */
export function filmsForScreen(
  urls: readonly string[],
  orientations: FilmOrientations,
): readonly string[] {
  const own = matchMedia(PORTRAIT).matches ? 'portrait' : 'landscape';
  const fitting = urls.filter((url) => (orientations[url] ?? own) === own);
  return fitting.length > 0 ? fitting : urls;
}
