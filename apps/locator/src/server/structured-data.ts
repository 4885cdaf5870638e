import type { NearbyReply } from '@comanda/api-client';
import { openingHoursData } from '@comanda/schedules';

/** The list as search engines read it, in the words of schema.org: each restaurant with its hours and where it is. */
export function structuredData({ places }: NearbyReply, origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@graph': places.map((place) => ({
      '@type': 'Restaurant',
      '@id': `${origin}/v2/${place.endpoint}/home`,
      url: `${origin}/v2/${place.endpoint}/home`,
      name: place.name,
      address: place.address,
      telephone: place.phone_number ?? undefined,
      geo: {
        '@type': 'GeoCoordinates',
        latitude: place.latitude,
        longitude: place.longitude,
      },
      openingHoursSpecification: place.hours === null ? undefined : openingHoursData(place.hours),
    })),
  };
}
