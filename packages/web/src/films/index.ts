export { type FilmFiles, openFilmFiles } from './film-files';
export type { FilmLibrary, FilmNote, FilmState } from './film-library';
export { filmsForScreen } from './films-for-screen';
export { keepFilmsFresh } from './keep-films-fresh';
export { openFilmLibrary } from './open-film-library';
export { playFilms } from './play-films';
export { watchFilmFaults } from './watch-film-faults';
