import type { FilmFiles } from './film-files';
import type { KeptList } from './film-list';
import { type FilmFault, purgeFilms, refreshFilms } from './refresh-films';

export type FilmNote = {
  readonly at: Date;
  readonly fault: FilmFault | 'offline' | 'broken' | 'stalled';
  /** The film that it is about. */
  readonly url: string | null;
};

export type FilmState = {
  /** The films that play, in order. */
  readonly films: readonly string[];
  /** The list could not be read when it was last asked for. */
  readonly isOffline: boolean;
  /** The last faults, the newest first. */
  readonly notes: readonly FilmNote[];
};

export type FilmLibrary = {
  readonly state: () => FilmState;
  readonly subscribe: (onChange: () => void) => () => void;
  /** Reads the list and brings its films; several calls at once are one. */
  readonly refresh: () => Promise<void>;
  readonly note: (fault: FilmNote['fault'], url: string | null) => void;
  /** Says which films are on screen or about to be: they are not removed. */
  readonly setShown: (urls: readonly (string | null)[]) => void;
  /** The film on screen, or the first one about to be; null where there is none. */
  readonly playing: () => string | null;
  readonly read: (url: string) => Promise<Blob | null>;
};

type LibraryOptions = {
  readonly files: FilmFiles;
  readonly kept: KeptList;
  readonly readList: () => Promise<readonly string[]>;
  readonly fetch: (url: string) => Promise<Response>;
  readonly now: () => Date;
};

const MOST_NOTES = 50;

/** The films of a screen: what is on the device plays at once, and a new list once all of it is there. */
export function createFilmLibrary(options: LibraryOptions): FilmLibrary {
  const { files, kept, readList, fetch, now } = options;
  const listeners = new Set<() => void>();
  let state: FilmState = { films: kept.read(), isOffline: false, notes: [] };
  let shown: readonly (string | null)[] = [];
  let refreshing: Promise<void> | null = null;

  function change(changes: Partial<FilmState>): void {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  }

  function note(fault: FilmNote['fault'], url: string | null): void {
    change({ notes: [{ at: now(), fault, url }, ...state.notes].slice(0, MOST_NOTES) });
  }

  async function readAndBring(): Promise<void> {
    let wanted: readonly string[];
    try {
      wanted = await readList();
    } catch {
      if (!state.isOffline) note('offline', null);
      change({ isOffline: true });
      return;
    }
    change({ isOffline: false });
    const areAllThere = await refreshFilms({
      wanted,
      files,
      fetch,
      onFault: (url, fault) => note(fault, url),
    });
    if (areAllThere) goLive(wanted);
    else if (state.films.length === 0) await playWhatIsThere(wanted);
    await purgeFilms(files, [...state.films, ...wanted, ...shown]);
  }

  function goLive(films: readonly string[]): void {
    kept.write(films);
    if (films.join() !== state.films.join()) change({ films });
  }

  /** A screen without a previous list shows those films of the new one that have come. */
  async function playWhatIsThere(wanted: readonly string[]): Promise<void> {
    const there = await files.addresses();
    change({ films: wanted.filter((url) => there.includes(url)) });
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refresh() {
      refreshing ??= readAndBring().finally(() => {
        refreshing = null;
      });
      return refreshing;
    },
    note,
    setShown(urls) {
      shown = urls;
    },
    playing: () => shown.find((url) => url !== null) ?? state.films[0] ?? null,
    read: files.read,
  };
}
