type KnownPlace = {
  readonly name: string;
  readonly place_formatted: string;
  readonly feature_type: 'postcode' | 'address' | 'place';
  readonly country: string;
  readonly longitude: number;
  readonly latitude: number;
};

/** Places that the geocoder knows. */
const PLACES: readonly KnownPlace[] = [
  {
    name: 'M6K 3E3',
    place_formatted: 'Toronto, Ontario, Canada',
    feature_type: 'postcode',
    country: 'CA',
    longitude: -79.4225,
    latitude: 43.6385,
  },
  {
    name: '1 King Street West',
    place_formatted: 'Toronto, Ontario M5H 1A1, Canada',
    feature_type: 'address',
    country: 'CA',
    longitude: -79.3779,
    latitude: 43.649,
  },
  {
    name: '04101',
    place_formatted: 'Portland, Maine, United States',
    feature_type: 'postcode',
    country: 'US',
    longitude: -70.2591,
    latitude: 43.661,
  },
];

type Question = {
  readonly q: string;
  readonly country: string | undefined;
  readonly limit: number;
};

/** Returns the places whose text has every word of a query, as Geocoding v6 does. */
export function findPlaces({ q, country, limit }: Question): object {
  const words = q.toLowerCase().split(/[\s,]+/);
  const countries = country?.toUpperCase().split(',');
  const features = PLACES.filter((place) => {
    const text = `${place.name} ${place.place_formatted}`.toLowerCase();
    return words.every((word) => text.includes(word)) && isIn(place, countries);
  })
    .slice(0, limit)
    .map(toFeature);
  return { type: 'FeatureCollection', features, attribution: '© Mapbox © OpenStreetMap' };
}

function isIn({ country }: KnownPlace, countries: readonly string[] | undefined): boolean {
  return countries === undefined || countries.includes(country);
}

function toFeature({ name, place_formatted, feature_type, longitude, latitude }: KnownPlace) {
  return {
    type: 'Feature',
    id: `sandbox.${name}`,
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
    properties: {
      mapbox_id: `sandbox.${name}`,
      feature_type,
      name,
      place_formatted,
      full_address: `${name}, ${place_formatted}`,
      coordinates: { longitude, latitude },
    },
  };
}
