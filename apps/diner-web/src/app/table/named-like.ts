import type { RestaurantSummary } from '@comanda/contracts';

/** The restaurants with all of these words in their name or address, whatever the accents and capitals. */
export function namedLike<Named extends Pick<RestaurantSummary, 'name' | 'address'>>(
  restaurants: readonly Named[],
  wanted: string,
): readonly Named[] {
  const words = plain(wanted).split(/\s+/u).filter(Boolean);
  return restaurants.filter(({ name, address }) => {
    const text = plain(`${name} ${address}`);
    return words.every((word) => text.includes(word));
  });
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
