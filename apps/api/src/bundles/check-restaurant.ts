import { RESERVED_ENDPOINTS } from '@comanda/contracts';
import type { RestaurantFile } from '@comanda/contracts/bundle';
import { checkDelivery } from './check-delivery';
import { checkSchedule } from './check-schedule';
import type { BundleFault } from './fault';
import type { YamlSource } from './yaml-source';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Checks rules of restaurant.yaml that its schema cannot express. */
export function checkRestaurant(source: YamlSource, restaurant: RestaurantFile): BundleFault[] {
  const { endpoint, language, active_languages, tip_options, default_tip_option, opening_hours } =
    restaurant;
  const faults: BundleFault[] = [];
  if (RESERVED_ENDPOINTS.includes(endpoint) || UUID.test(endpoint)) {
    faults.push(
      source.faultAt(
        ['endpoint'],
        `"${endpoint}" is an address of the product itself; choose another`,
      ),
    );
  }
  if (!active_languages.includes(language)) {
    faults.push(
      source.faultAt(
        ['active_languages'],
        `must include the restaurant’s own language, "${language}"`,
      ),
    );
  }
  faults.push(...repeats(source, ['active_languages'], active_languages));
  if (default_tip_option >= Math.max(tip_options.length, 1)) {
    faults.push(
      source.faultAt(
        ['default_tip_option'],
        `is an index into tip_options, counted from 0: allowed is 0 to ${Math.max(tip_options.length - 1, 0)}`,
      ),
    );
  }
  if (restaurant.tip_type === 'PERCENTAGE') {
    for (const [index, option] of tip_options.entries()) {
      if (option > 100)
        faults.push(source.faultAt(['tip_options', index], 'is a whole percentage: at most 100'));
    }
  }
  if (opening_hours !== null)
    faults.push(...checkSchedule(source, ['opening_hours'], opening_hours));
  faults.push(
    ...checkStaff(source, restaurant.staff),
    ...checkReaders(source, restaurant),
    ...checkDelivery(source, restaurant),
  );
  return faults;
}

function checkStaff(source: YamlSource, staff: RestaurantFile['staff']): BundleFault[] {
  const names = staff.map(({ name }) => name);
  const pins = staff.map((member) => ('pin' in member ? member.pin : null));
  return [
    ...repeats(source, ['staff'], names, 'name'),
    ...pins.flatMap((pin, index) =>
      pin !== null && pins.indexOf(pin) !== index
        ? [
            source.faultAt(
              ['staff', index, 'pin'],
              'is another member’s PIN too; a PIN must tell who it is',
            ),
          ]
        : [],
    ),
  ];
}

/** In an account that restaurants share, a reader is told from those of others by its location alone. */
function checkReaders(
  source: YamlSource,
  { stripe_acct, terminals }: RestaurantFile,
): BundleFault[] {
  if (stripe_acct !== null) return [];
  return terminals.flatMap(({ vendor, location }, index) =>
    vendor === 'STRIPE' && location === null
      ? [
          source.faultAt(
            ['terminals', index, 'location'],
            'is missing; without an account of its own (stripe_acct) the restaurant must say where its reader is registered (tml_…)',
          ),
        ]
      : [],
  );
}

function repeats(
  source: YamlSource,
  path: readonly PropertyKey[],
  values: readonly string[],
  key?: string,
): BundleFault[] {
  return values.flatMap((value, index) =>
    values.indexOf(value) === index
      ? []
      : [
          source.faultAt(
            [...path, index, ...(key === undefined ? [] : [key])],
            `"${value}" stands here twice; keep one`,
          ),
        ],
  );
}
