import { expect, test } from 'vitest';
import type { FilmFiles } from './film-files';
import { hashOf } from './film-hash';
import { createFilmLibrary } from './film-library';

const NOW = new Date('2026-11-16T12:00:00Z');

/** The device's storage in memory; it may be full. */
function storage({ isFull = false } = {}) {
  const films = new Map<string, Blob>();
  const files: FilmFiles = {
    addresses: async () => [...films.keys()],
    read: async (url) => films.get(url) ?? null,
    async write(url, film) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      films.set(url, film);
    },
    async remove(url) {
      films.delete(url);
    },
  };
  return { films, files };
}

async function aFilm(text: string) {
  const bytes = new TextEncoder().encode(text);
  return { url: `/api/media/house/${await hashOf(bytes.buffer)}.mp4`, bytes };
}

function aKeptList(urls: readonly string[] = []) {
  let kept = urls;
  return { read: () => kept, write: (changed: readonly string[]) => void (kept = changed) };
}

type Film = Awaited<ReturnType<typeof aFilm>>;

/** A server with films; `cut` names one that is cut off, `gone` one that is missing. */
function server(films: readonly Film[], { cut, gone }: { cut?: string; gone?: string } = {}) {
  const asked: string[] = [];
  return {
    asked,
    fetch: async (url: string) => {
      asked.push(url);
      const film = films.find((each) => each.url === url);
      if (!film || url === gone) return new Response('', { status: 404 });
      if (url === cut) return new Response(film.bytes.slice(0, 3));
      return new Response(film.bytes, { headers: { 'content-type': 'video/mp4' } });
    },
  };
}

test('a list plays once every film is whole, and is kept', async () => {
  const films = [await aFilm('one'), await aFilm('two')];
  const { files, films: stored } = storage();
  const kept = aKeptList();
  const { fetch, asked } = server(films);
  const urls = films.map(({ url }) => url);
  const library = createFilmLibrary({
    files,
    kept,
    fetch,
    readList: async () => urls,
    now: () => NOW,
  });
  await library.refresh();
  expect(library.state()).toEqual({ films: urls, isOffline: false, notes: [] });
  expect([...stored.keys()]).toEqual(urls);
  expect(kept.read()).toEqual(urls);
  await library.refresh();
  expect(asked).toHaveLength(2);
});

test.each(['cut', 'gone'] as const)(
  'while a film is %s the previous list plays on, and the notes say so',
  async (fault) => {
    const [old, next, other] = [await aFilm('old'), await aFilm('next'), await aFilm('other')];
    const { files, films: stored } = storage();
    stored.set(old.url, new Blob(['old']));
    const { fetch } = server([next, other], { [fault]: next.url });
    const library = createFilmLibrary({
      files,
      kept: aKeptList([old.url]),
      fetch,
      readList: async () => [next.url, other.url],
      now: () => NOW,
    });
    await library.refresh();
    expect(library.state().films).toEqual([old.url]);
    expect(stored.has(old.url)).toBe(true);
    expect(stored.has(next.url)).toBe(false);
    expect(library.state().notes).toEqual([
      { at: NOW, fault: fault === 'cut' ? 'not_whole' : 'not_fetched', url: next.url },
    ]);
  },
);

test('without a server the kept list plays from the first moment; that it is offline is noted once', async () => {
  const film = await aFilm('kept');
  const library = createFilmLibrary({
    files: storage().files,
    kept: aKeptList([film.url]),
    fetch: server([]).fetch,
    readList: async () => Promise.reject(new Error('no network')),
    now: () => NOW,
  });
  expect(library.state().films).toEqual([film.url]);
  await library.refresh();
  await library.refresh();
  expect(library.state()).toMatchObject({ isOffline: true, films: [film.url] });
  expect(library.state().notes).toHaveLength(1);
});

test('a film that is in no list goes, one that is on screen stays until it is not', async () => {
  const [old, next] = [await aFilm('old'), await aFilm('next')];
  const { files, films: stored } = storage();
  stored.set(old.url, new Blob(['old']));
  const library = createFilmLibrary({
    files,
    kept: aKeptList([old.url]),
    fetch: server([next]).fetch,
    readList: async () => [next.url],
    now: () => NOW,
  });
  library.setShown([old.url, null]);
  await library.refresh();
  expect([...stored.keys()]).toEqual([old.url, next.url]);
  library.setShown([next.url, next.url]);
  await library.refresh();
  expect([...stored.keys()]).toEqual([next.url]);
});

test('a full disk is noted, and a first start shows the films that have come', async () => {
  const [one, two] = [await aFilm('one'), await aFilm('two')];
  const full = storage({ isFull: true });
  const library = createFilmLibrary({
    files: full.files,
    kept: aKeptList(),
    fetch: server([one]).fetch,
    readList: async () => [one.url],
    now: () => NOW,
  });
  await library.refresh();
  expect(library.state().notes[0]?.fault).toBe('not_kept');

  const first = createFilmLibrary({
    files: storage().files,
    kept: aKeptList(),
    fetch: server([one]).fetch,
    readList: async () => [one.url, two.url],
    now: () => NOW,
  });
  await first.refresh();
  expect(first.state().films).toEqual([one.url]);
});
