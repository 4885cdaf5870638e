import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BundleFolder, makeBundleFolder, SMALL_BUNDLE } from '../testing/bundle-folder';
import { aPicture } from '../testing/picture';
import { formatFault } from './fault';
import { readBundle } from './read-bundle';

let bundle: BundleFolder;
beforeAll(async () => {
  bundle = makeBundleFolder(await aPicture());
});
afterAll(() => bundle.delete());

const POLYGON = '{ polygon: [[43.6, -79.4], [43.7, -79.4], [43.7, -79.3]] }';
const ZONE = `delivery_zones:\n  - { key: near, area: ${POLYGON}, fee: 300, minutes: 10 }\n`;
const PLACE = 'latitude: 43.6\nlongitude: -79.4\n';

async function faultsWith(lines: string): Promise<string[]> {
  bundle.write('restaurant.yaml', SMALL_BUNDLE['restaurant.yaml'] + lines);
  const read = await readBundle(bundle.folder);
  return read.ok ? [] : read.error.map(formatFault);
}

test.each([
  ['riders who go somewhere', `delivery_type: DELIVERY_OPTION_IN_HOUSE\n${ZONE}`],
  [
    'a radius around a place that is known',
    `${PLACE}${ZONE.replace(POLYGON, '{ radius_m: 900 }')}`,
  ],
  ['zones that wait for riders', ZONE],
  ['couriers who can call', "delivery_type: DELIVERY_OPTION_NASH\nphone_number: '+14165550123'\n"],
])('%s are in order', async (_, lines) => {
  expect(await faultsWith(lines)).toEqual([]);
});

test.each([
  ['riders who go nowhere', 'delivery_type: DELIVERY_OPTION_IN_HOUSE\n', /needs delivery_zones/],
  ['a radius around nowhere', ZONE.replace(POLYGON, '{ radius_m: 900 }'), /needs latitude/],
  ['two zones of one name', ZONE + ZONE.split('\n')[1], /"near" stands here twice/],
  ['a polygon of two corners', ZONE.replace(', [43.7, -79.3]', ''), /delivery_zones/],
  ['a corner off the earth', ZONE.replace('43.7, -79.3', '93.7, -79.3'), /delivery_zones/],
  ['a fee below nothing', ZONE.replace('fee: 300', 'fee: -1'), /fee/],
  [
    'couriers whom nobody can be called by',
    'delivery_type: DELIVERY_OPTION_DOORDASH\n',
    /needs a phone_number/,
  ],
])('%s: refused with the line', async (_, lines, message) => {
  const faults = await faultsWith(lines);
  expect(faults.join('\n')).toMatch(message);
  expect(faults[0]).toMatch(/restaurant\.yaml:\d+/);
});
