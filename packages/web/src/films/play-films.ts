import { reloadPage } from '../device/reload-page';
import type { FilmLibrary } from './film-library';
import { createFilmPlayer } from './film-player';

const RELOAD_PAUSE_MS = 600_000;
const RELOADED_AT = 'films.reloaded_at';

type Play = {
  readonly isMuted: boolean;
  /** A film has ended, and the next is not on screen yet. */
  readonly onTurn?: () => void;
};

/** Plays a library's films on a stage; returns the function that ends that. */
export function playFilms(
  stage: HTMLElement,
  library: FilmLibrary,
  { isMuted, onTurn = () => undefined }: Play,
): () => void {
  const player = createFilmPlayer({
    stage,
    isMuted,
    films: () => library.state().films,
    read: library.read,
    onTurn,
    onShown: library.setShown,
    onFault: library.note,
    onStuck: reloadSeldom,
  });
  player.start();
  return player.stop;
}

/** Loads the page again, at most once in ten minutes. */
function reloadSeldom(): void {
  const last = Number(sessionStorage.getItem(RELOADED_AT) ?? 0);
  if (Date.now() - last < RELOAD_PAUSE_MS) return;
  sessionStorage.setItem(RELOADED_AT, String(Date.now()));
  void reloadPage();
}
