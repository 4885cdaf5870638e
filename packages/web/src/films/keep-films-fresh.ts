import type { FilmLibrary } from './film-library';
import { PORTRAIT } from './films-for-screen';

const REFRESH_MS = 600_000;

/** Reads a library's list now, every ten minutes and whenever the screen is turned; returns what ends that. */
export function keepFilmsFresh(library: FilmLibrary): () => void {
  function refresh() {
    void library.refresh();
  }
  refresh();
  const timer = setInterval(refresh, REFRESH_MS);
  const turned = matchMedia(PORTRAIT);
  turned.addEventListener('change', refresh);
  return () => {
    clearInterval(timer);
    turned.removeEventListener('change', refresh);
  };
}
