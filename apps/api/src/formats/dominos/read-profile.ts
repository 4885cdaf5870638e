import type { RestaurantFile } from '@comanda/contracts/bundle';
import type { ForeignMenu, Problem, ReadOptions } from '../foreign-menu';
import { readHours } from '../hours/read-hours';
import { fieldsOf, textOf } from '../json-shape';
import { phoneProblems, readPhone } from '../read-phone';
import { readDecimal } from '../read-price';
import { plainText } from '../texts';

type Shop = Pick<ForeignMenu, 'currency' | 'problems'> & {
  readonly restaurant: Partial<RestaurantFile>;
};

/** The profile of a shop: where it is, when it is open, from which amount it delivers. Nothing when there is none. */
export function readProfile(profile: unknown, { country }: ReadOptions): Shop {
  if (profile === undefined) return { restaurant: {}, currency: null, problems: [] };
  const fields = fieldsOf(profile);
  const place = fieldsOf(fields['StoreLocation'] ?? fields['StoreCoordinates']);
  const [latitude, longitude] = ['Latitude', 'Longitude'].map((key) =>
    Number.parseFloat(textOf(place[key] ?? place[`Store${key}`])),
  );
  const lines = ['StreetName', 'City', 'Region', 'PostalCode'].map((key) => plainText(fields[key]));
  const hours = readHours(textOf(fields['HoursDescription']));
  const problems: Problem[] = [];
  const least = readDecimal(fields['MinimumDeliveryOrderAmount'] ?? 0, problems, 'least delivery');
  if (!hours.ok)
    problems.push({
      reason: 'hours_not_understood',
      part: 'hours',
      detail: hours.error,
      leaves_out: 'part',
    });
  return {
    currency: textOf(fields['PreferredCurrency']) || null,
    problems: [
      ...problems.map((problem) => ({ ...problem, item: 'the shop' })),
      ...phoneProblems(fields['Phone'], country, 'the shop'),
    ],
    restaurant: {
      name: plainText(fields['StoreName']) || `Domino's ${lines[0] ?? ''}`.trim(),
      address: lines.filter((line) => line !== '').join(', '),
      phone_number: readPhone(fields['Phone'], country)[0] ?? null,
      opening_hours: hours.ok ? hours.value.schedule : null,
      delivery_min_spend: least,
      ...(latitude === undefined || longitude === undefined || Number.isNaN(latitude + longitude)
        ? {}
        : { latitude, longitude }),
    },
  };
}
