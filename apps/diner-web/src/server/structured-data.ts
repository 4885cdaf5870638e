import type { Diet, Item, Menu, Restaurant } from '@comanda/contracts';
import { openingHoursData } from '@comanda/schedules';
import { pathTo } from '#app/paths';
import { restaurantPath, type ServedPage } from './find-page';
import { pictureAddress } from './picture-address';

type Place = { readonly restaurant: Restaurant; readonly origin: string };

/**
 * Structured data of a page in schema.org terms: the restaurant, its hours and its menus; on a menu's page all its
 * dishes.
 */
export function structuredData(page: ServedPage, menus: readonly Menu[], place: Place): object {
  const { restaurant, origin } = place;
  const { endpoint, header_image, logo, latitude, longitude } = restaurant;
  const url = origin + restaurantPath(restaurant);
  const opened = page.kind === 'menu' ? page.menu : null;
  return {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    '@id': url,
    name: restaurant.name,
    description: restaurant.description || undefined,
    url,
    image: [header_image, logo].flatMap((each) => (each ? [pictureAddress(each, origin)] : [])),
    telephone: restaurant.phone_number ?? undefined,
    address: restaurant.address,
    geo:
      latitude === null || longitude === null
        ? undefined
        : { '@type': 'GeoCoordinates', latitude, longitude },
    currenciesAccepted: restaurant.currency,
    openingHoursSpecification: openingHoursData(restaurant.schedule),
    potentialAction:
      restaurant.order_mode === 'RESTAURANT_SETTING_NONE'
        ? undefined
        : { '@type': 'OrderAction', target: `${origin}${pathTo('order', { endpoint })}` },
    hasMenu: menus
      .filter(({ is_active, menu_status }) => is_active && menu_status !== 'HIDDEN')
      .map((menu) => menuData(menu, menu.menu_id === opened?.menu_id, place)),
  };
}

function menuData(menu: Menu, isWhole: boolean, { restaurant, origin }: Place): object {
  const { endpoint, currency } = restaurant;
  return {
    '@type': 'Menu',
    name: menu.name,
    description: menu.description || undefined,
    url: `${origin}${pathTo('menu', { endpoint, menu_id: menu.menu_id })}`,
    hasMenuSection: isWhole
      ? menu.categories.map(({ name, description, items }) => ({
          '@type': 'MenuSection',
          name,
          description: description || undefined,
          hasMenuItem: items.map((item) => itemData(item, currency, origin)),
        }))
      : undefined,
  };
}

function itemData(item: Item, currency: string, origin: string): object {
  return {
    '@type': 'MenuItem',
    name: item.name,
    description: item.description || undefined,
    image: item.image ? pictureAddress(item.image, origin) : undefined,
    suitableForDiet: item.diets?.length ? item.diets.map((diet) => DIETS[diet]) : undefined,
    offers: {
      '@type': 'Offer',
      price: (item.price / 100).toFixed(2),
      priceCurrency: currency,
      availability: `https://schema.org/${item.is_in_stock ? 'InStock' : 'SoldOut'}`,
    },
  };
}

const DIETS: Readonly<Record<Diet, string>> = {
  gluten_free: 'https://schema.org/GlutenFreeDiet',
  halal: 'https://schema.org/HalalDiet',
  kosher: 'https://schema.org/KosherDiet',
  lactose_free: 'https://schema.org/LowLactoseDiet',
  vegan: 'https://schema.org/VeganDiet',
  vegetarian: 'https://schema.org/VegetarianDiet',
};
