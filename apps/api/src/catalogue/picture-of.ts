import type { Image } from '@comanda/contracts';

/** The picture of a path, as it goes over the wire. */
export function pictureOf(pictures: ReadonlyMap<string, Image>, path: string | null): Image | null {
  return path === null ? null : (pictures.get(path) ?? null);
}
