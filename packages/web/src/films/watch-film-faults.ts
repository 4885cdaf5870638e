import type { FilmLibrary } from './film-library';

/** Calls the listener with each fault of a film from now on; returns what stops that. A lost connection is no film's fault. */
export function watchFilmFaults(
  library: FilmLibrary,
  listener: (fault: string, url: string) => void,
): () => void {
  let [last] = library.state().notes;
  return library.subscribe(() => {
    const [note] = library.state().notes;
    if (note === undefined || note === last) return;
    last = note;
    if (note.url !== null) listener(note.fault, note.url);
  });
}
