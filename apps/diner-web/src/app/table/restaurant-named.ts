import { endpointOf } from '#app/endpoint-of';
import { rememberedRestaurant } from './remembered';

/** The restaurant that an address of table ordering is about: the one it names, or else the one of last time. */
export function restaurantNamed(search: URLSearchParams, given?: string): string | null {
  return asEndpoint(given ?? search.get('restaurant')) ?? asEndpoint(rememberedRestaurant());
}

function asEndpoint(text: string | null): string | null {
  return text === null ? null : endpointOf(text);
}
