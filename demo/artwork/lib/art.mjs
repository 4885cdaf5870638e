import { existsSync, readFileSync, readdirSync } from 'node:fs';

const folder = new URL('../noto/', import.meta.url);

/** A drawing of the Noto set, `size` px square; origin: the middle of its underside. */
export function art(name, size) {
  const file = new URL(`${name}.svg`, folder);
  if (!existsSync(file)) {
    const names = readdirSync(folder).filter((entry) => entry.endsWith('.svg'));
    throw new Error(`noto/${name}.svg is not there; there are ${names.join(', ')}`);
  }
  const body = readFileSync(file, 'utf8').replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
  return `<svg x="${-size / 2}" y="${-size * 0.95}" width="${size}" height="${size}" viewBox="0 0 128 128" overflow="visible">${body}</svg>`;
}
