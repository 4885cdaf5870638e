import type { FilmFiles } from './film-files';
import { isWhole } from './film-hash';

export type FilmFault = 'not_whole' | 'not_fetched' | 'not_kept';

type Refresh = {
  readonly wanted: readonly string[];
  readonly files: FilmFiles;
  readonly fetch: (url: string) => Promise<Response>;
  readonly onFault: (url: string, fault: FilmFault) => void;
};

/**
 * Brings the films of a list onto this device, each whole and with the hash that its address names. Returns whether all of
 * them are there: until then the previous list plays on.
 */
export async function refreshFilms({ wanted, files, fetch, onFault }: Refresh): Promise<boolean> {
  const there = new Set(await files.addresses());
  let areAllThere = true;
  for (const url of wanted) {
    if (there.has(url)) continue;
    const fault = await bring(url, files, fetch);
    if (fault === null) continue;
    areAllThere = false;
    onFault(url, fault);
  }
  return areAllThere;
}

async function bring(
  url: string,
  files: FilmFiles,
  fetch: Refresh['fetch'],
): Promise<FilmFault | null> {
  let bytes: ArrayBuffer;
  let type: string;
  try {
    const reply = await fetch(url);
    if (reply.status !== 200) return 'not_fetched';
    type = reply.headers.get('content-type') ?? '';
    bytes = await reply.arrayBuffer();
  } catch {
    return 'not_fetched';
  }
  if (!(await isWhole(url, bytes))) return 'not_whole';
  try {
    await files.write(url, new Blob([bytes], { type }));
    return null;
  } catch {
    // The disk is full, or the browser keeps nothing.
    return 'not_kept';
  }
}

/** Removes films that are in no list and not on screen. */
export async function purgeFilms(
  files: FilmFiles,
  needed: readonly (string | null)[],
): Promise<void> {
  for (const url of await files.addresses()) if (!needed.includes(url)) await files.remove(url);
}
