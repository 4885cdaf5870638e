import { SPECS } from './specs.mjs';

/** The parts of `npm run test:long`, in the order in which they run. */
export const PARTS = [
  'tsc',
  'units',
  'pglite',
  'money',
  'sandbox',
  'fuzz',
  'storm',
  'outages',
  'operations',
  ...Object.keys(SPECS).filter((part) => part !== 'money'),
  'timing',
];

/** Which parts of the long tests a change of a file asks for: the sum of all rows that match its path. */
const ROWS = [
  [
    /^packages\/(?:kernel|contracts|modifiers|schedules|cart|campaigns|totals)\//u,
    ['money', 'fuzz'],
  ],
  [/^packages\/payments\//u, ['money', 'readers', 'embed']],
  [/^packages\/(?:ordering|api-client|testing)\//u, ['units', 'journeys']],
  [/^packages\/ordering\/src\/payment\//u, ['money', 'readers']],
  [/^packages\/i18n\//u, ['addresses', 'words']],
  [/^packages\/(?:ui|ordering-ui|web)\//u, ['stories', 'addresses', 'words', 'drawn']],
  [/^packages\/web\/src\/embedding\//u, ['embed']],
  [/^packages\/build\//u, ['drawn', 'timing']],
  [/^packages\/staff\//u, ['staff']],
  [/^apps\/api\//u, ['units', 'pglite', 'fuzz']],
  [
    /^apps\/api\/src\/(?:processors|readers|modules\/(?:payments|bills|orders|terminals))\//u,
    ['money', 'storm'],
  ],
  [/^apps\/api\/src\/(?:db|jobs|events)\//u, ['storm', 'outages']],
  [/^apps\/api\/src\/(?:plugins|surfaces|http)\//u, ['drawn', 'embed', 'timing']],
  [/^apps\/sandbox\//u, ['sandbox', 'money', 'readers']],
  [/^apps\/storybook\//u, ['stories']],
  [/^apps\/diner-web\//u, ['units', 'journeys', 'addresses', 'drawn']],
  [/^apps\/diner-web\/src\/(?:app|features)\/embedded\//u, ['embed']],
  [/^apps\/staff-reader\//u, ['staff']],
  [/^apps\/(?!api|sandbox|storybook|diner-web|staff-reader)[\w-]+\//u, ['journeys', 'addresses']],
  [/^(?:apps|e2e\/src)\/kiosk\//u, ['kiosk']],
  [/^(?:apps\/locator|apps\/api\/src\/modules\/places)\//u, ['locator']],
  [/^(?:(?:apps|e2e\/src)\/marketing|apps\/api\/src\/modules\/contact)\//u, ['marketing']],
  [/^(?:apps\/video-wall|packages\/web\/src\/films)\//u, ['wall']],
  [/\.stories\.tsx$/u, ['stories']],
  [/\.css$/u, ['stories', 'addresses', 'words']],
  [/\.timing\.test\.\w+$/u, ['timing']],
  [/^e2e\/(?!src\/(?:journeys|engine)\/|src\/\w+\.spec)/u, ['journeys']],
  [/^e2e\/src\/engine\//u, ['money']],
  [/^demo\//u, ['journeys']],
  [/^scripts\/chaos\//u, ['storm', 'outages']],
  [
    /^(?:deploy\/|docs\/operations\.md$|scripts\/operations\/|scripts\/(?:artefact|policies|caddyfile)\.mjs$)/u,
    ['operations'],
  ],
  [/^(?:scripts|deploy|docs|\.changeset|\.ci|\.github)\//u, []],
  // Files beside the folders: manifests, the configuration of tools, texts.
  [/^[^/]+$/u, ['tsc']],
];

/** The long parts that a changed path asks for, or undefined when no row knows it. */
export function partsOf(path) {
  const rows = ROWS.filter(([pattern]) => pattern.test(path));
  const spec = /^e2e\/src\/(?:.*\/)?([\w-]+)\.spec\.ts$/u.exec(path)?.[1];
  if (rows.length === 0 && spec === undefined) return undefined;
  const own = Object.keys(SPECS).filter((part) => SPECS[part].includes(spec));
  return [...new Set([...rows.flatMap(([, parts]) => parts), ...own])];
}

/** The long parts that a list of changed paths asks for, in the order in which they run. */
export function partsOfChange(paths) {
  const asked = new Set(paths.flatMap((path) => partsOf(path) ?? []));
  return PARTS.filter((part) => asked.has(part));
}
