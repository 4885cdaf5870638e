import type { Image } from '@comanda/contracts';

export type JsonLd = {
  readonly [key: string]: string | number | JsonLd | readonly (JsonLd | string)[];
};

export type JsonLdOptions = {
  /** The address of this restaurant's page. Without one, nothing that needs an address is told, such as pictures. */
  readonly url: string | null;
  readonly language: string;
};

/** For a script element: no text of a restaurant can end the element early. */
export function jsonLdText(document: JsonLd): string {
  return JSON.stringify(document).replaceAll('<', String.raw`\u003c`);
}

/** The widest width of a picture, at its full address. */
export function pictureUrl(image: Image | null, url: string | null): string | null {
  if (image === null || url === null) return null;
  return new URL(`${image.path}-${Math.max(...image.widths)}.webp`, url).href;
}

type Loose = string | number | boolean | null | undefined | JsonLd | readonly (JsonLd | string)[];

/** Leaves out what is not said: null, empty texts and empty lists. */
export function compact(fields: Readonly<Record<string, Loose>>): JsonLd {
  const said = Object.entries(fields).filter(
    ([, value]) =>
      value !== null &&
      value !== undefined &&
      value !== '' &&
      !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(said) as JsonLd; // what is not said was filtered out
}
