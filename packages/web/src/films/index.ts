export { type FilmFiles, openFilmFiles } from './film-files';
export { createFilmLibrary, type FilmLibrary, type FilmNote, type FilmState } from './film-library';
export { openKeptList } from './film-list';
export { createFilmPlayer, type FilmPlayer } from './film-player';
