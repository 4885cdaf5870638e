import type { Menu, Restaurant } from '@comanda/contracts';
import { hoursJsonLd } from './hours-json-ld';
import { compact, type JsonLd, type JsonLdOptions, pictureUrl } from './json-ld';
import { menuJsonLd } from './menu-json-ld';

/** A restaurant with everything it sells in the words of schema.org, as search engines read them. Pure: the same in, the same out. */
export function restaurantJsonLd(
  restaurant: Restaurant,
  menus: readonly Menu[],
  options: JsonLdOptions,
): JsonLd {
  const { name, description, address, phone_number, latitude, longitude, links } = restaurant;
  const shown = menus.filter(({ is_active, menu_status }) => is_active && menu_status !== 'HIDDEN');
  const places = links.filter(({ kind }) => kind !== 'wine_list').map(({ url }) => url);
  return compact({
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    '@id': options.url === null ? null : `${options.url}#restaurant`,
    url: options.url,
    name,
    description,
    address,
    telephone: phone_number,
    geo:
      latitude === null || longitude === null
        ? null
        : { '@type': 'GeoCoordinates', latitude, longitude },
    image: pictureUrl(restaurant.header_image, options.url),
    logo: pictureUrl(restaurant.logo, options.url),
    currenciesAccepted: restaurant.currency,
    sameAs: places,
    ...hoursJsonLd(restaurant.schedule),
    hasMenu: shown.map((menu) => menuJsonLd(menu, restaurant.currency, options)),
  });
}
