import { endpointOf } from '#app/endpoint-of';
import { rememberedRestaurant } from './remembered';

/** In an address: the restaurant is to be chosen, whichever it was the last time. */
const CHOICE = 'choose';

/** The restaurant that an address of table ordering is about: the one it names, or else the one of last time. */
export function restaurantNamed(search: URLSearchParams, given?: string): string | null {
  const named = asEndpoint(given ?? search.get('restaurant'));
  return named ?? (search.has(CHOICE) ? null : asEndpoint(rememberedRestaurant()));
}

/** The query of an address with the restaurant that was chosen for it. */
export function withRestaurant(search: string, endpoint: string): string {
  const query = new URLSearchParams(search);
  query.delete(CHOICE);
  query.set('restaurant', endpoint);
  return query.toString();
}

/** The same page, where the restaurant is chosen. */
export function choiceAt(path: string): string {
  return `${path}?${CHOICE}=1`;
}

function asEndpoint(text: string | null): string | null {
  return text === null ? null : endpointOf(text);
}
