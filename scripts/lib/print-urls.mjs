import { describeBundle } from './demo.mjs';
import { shown } from './refuse-when-taken.mjs';
import { table } from './steps.mjs';

/** Prints every address and how to try it. */
export async function printUrls(bundles, { publicUrl, sandboxUrl, dataDir, databaseUrl }) {
  const restaurants = await Promise.all(bundles.map(describeBundle));
  const rows = [
    ...restaurants
      .filter(({ isLocation }) => !isLocation)
      .flatMap((restaurant) => restaurantRows(restaurant, publicUrl)),
    ...locationRows(restaurants.filter(({ isLocation }) => isLocation)),
    ['The public site', publicUrl],
    ['All demo restaurants', `${publicUrl}/start`],
    ['Receipts', `${publicUrl}/receipts/… (linked from the last page of an order)`],
    ['API reference', `${publicUrl}/api/docs`],
    ...(sandboxUrl ? sandboxRows(sandboxUrl) : []),
    [
      'Data',
      databaseUrl
        ? 'PostgreSQL (DATABASE_URL)'
        : `${shown(dataDir)} (embedded, for trying: a power cut can lose the last orders)`,
    ],
  ];
  console.log(`\nComanda runs at ${publicUrl}\n\n${table(rows)}\n\nCtrl-C stops it.`);
}

function restaurantRows({ name, endpoint, pin, setupCode, tableCode }, publicUrl) {
  const codes = [
    ...(pin ? [`staff PIN ${pin}`] : []),
    ...(setupCode ? [`setup code ${setupCode}`] : []),
    ...(tableCode ? [`table code ${tableCode}`] : []),
  ];
  return [
    [`Order at ${name}`, `${publicUrl}/v2/${endpoint}`],
    ...(codes.length > 0 ? [['', codes.join(', ')]] : []),
  ];
}

function locationRows(locations) {
  const [first] = locations;
  if (first === undefined) return [];
  return [[`${locations.length} more locations`, `/v2/${first.endpoint} and so on`]];
}

function sandboxRows(sandboxUrl) {
  return [
    ['Sandbox', `${sandboxUrl}/ (what the payment provider received)`],
    ['', `${sandboxUrl}/embedded (a site that holds an ordering)`],
    ['Test cards', '4242 4242 4242 4242 pays, 4000 0000 0000 0002 is declined'],
    ['', 'any future date, any CVC, any postal code'],
  ];
}
