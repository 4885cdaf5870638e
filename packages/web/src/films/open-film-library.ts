import type { FilmFiles } from './film-files';
import { createFilmLibrary, type FilmLibrary } from './film-library';
import { openKeptList } from './film-list';

const FETCH_TIMEOUT_MS = 600_000;

type FilmSource = {
  /** Names the list on this device, such as its place. */
  readonly name: string;
  readonly files: FilmFiles;
  readonly readList: () => Promise<readonly string[]>;
};

/** Opens a library that brings the films of a list onto this device by the browser's own network. */
export function openFilmLibrary({ name, files, readList }: FilmSource): FilmLibrary {
  return createFilmLibrary({
    files,
    kept: openKeptList(name),
    now: () => new Date(),
    fetch: (url) => fetch(url, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) }),
    readList,
  });
}
