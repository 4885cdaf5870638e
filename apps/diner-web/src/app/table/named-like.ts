import type { RestaurantSummary } from '@comanda/contracts';
import { foldText } from '@comanda/i18n';

/** The restaurants with all of these words in their name or address, whatever the accents and capitals. */
export function namedLike<Named extends Pick<RestaurantSummary, 'name' | 'address'>>(
  restaurants: readonly Named[],
  wanted: string,
): readonly Named[] {
  const words = foldText(wanted).split(/\s+/u).filter(Boolean);
  return restaurants.filter(({ name, address }) => {
    const text = foldText(`${name} ${address}`);
    return words.every((word) => text.includes(word));
  });
}
