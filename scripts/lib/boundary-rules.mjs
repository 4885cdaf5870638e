// Import rules of packages, for dependency-cruiser. The drawing is in docs/architecture.md.

/** The floors of the restaurant; an import stays on lower floors. Packages on one floor do not know each other. */
const RANKS = [
  ['kernel', 'contracts'],
  ['modifiers', 'schedules'],
  ['cart'],
  ['campaigns', 'i18n', 'ui'],
  ['totals', 'api-client', 'payments'],
  ['ordering', 'staff', 'web'],
  ['ordering-ui'],
];

/** Packages that may import less, or a neighbour more, than their floor allows. */
const EXCEPTIONS = {
  ui: [],
  i18n: ['kernel', 'contracts', 'schedules'],
  'api-client': ['kernel', 'contracts'],
  payments: ['kernel', 'contracts', 'api-client'],
  staff: ['kernel', 'contracts', 'api-client', 'payments', 'i18n', 'schedules'],
  // It knows no restaurant, so nothing of what one sells.
  web: ['kernel', 'contracts', 'i18n', 'ui', 'api-client'],
};

const DOMAIN = ['kernel', 'modifiers', 'schedules', 'cart', 'campaigns', 'totals'];
const BROWSER_PACKAGES = [
  'ui',
  'ordering',
  'ordering-ui',
  'staff',
  'web',
  'payments',
  'api-client',
];
const SERVER_APPS = ['api', 'sandbox'];
/** Folders of the api that its modules stand on. */
const BELOW_MODULES = [
  'bundles',
  'catalogue',
  'couriers',
  'db',
  'events',
  'formats',
  'http',
  'media',
  'metrics',
  'plugins',
  'processors',
  'readers',
  'sessions',
  'shared',
  'surfaces',
  'telemetry',
  'texts',
];

const DATES = '(^|/)node_modules/(date-fns|@date-fns/tz)/';
/** zod's own modules, wherever the package manager put them. */
export const ZOD = /(^|\/)node_modules\/zod\//;
/** Where the code of an app for browsers begins. */
export const BROWSER_ENTRY = /^apps\/[^/]+\/src\/main\.tsx$/;

const TESTS = String.raw`\.(test|spec|stories)\.(ts|tsx)$|/testing/|/testing\.ts$|/test-[a-z-]+\.tsx?$|^packages/testing/|^e2e/|/vitest\.[a-z.]+$`;
/** The real servers in process, for the tests of others. */
const APPS_FOR_TESTS = [
  String.raw`^apps/api/src/testing(\.ts|/published\.d\.ts)$`,
  String.raw`^apps/sandbox/src/app\.ts$`,
];
const PRODUCTION = { pathNot: TESTS };

const onlyDown = RANKS.flatMap((floor, rank) => {
  return floor.map((name) => {
    const allowed = EXCEPTIONS[name] ?? RANKS.slice(0, rank).flat();
    return {
      name: `only-down-from-${name}`,
      comment: `Of our packages, ${name} may import: ${allowed.join(', ') || 'none'}.`,
      severity: 'error',
      from: { path: `^packages/${name}/`, ...PRODUCTION },
      to: { path: '^packages/', pathNot: inPackages([name, ...allowed]) },
    };
  });
});

export const RULES = [
  ...onlyDown,
  {
    name: 'domain-is-pure',
    comment:
      'Domain packages run the same everywhere: each other, contracts, and for schedules the date library.',
    severity: 'error',
    from: { path: inPackages(DOMAIN), ...PRODUCTION },
    to: { pathNot: [inPackages([...DOMAIN, 'contracts']), DATES] },
  },
  {
    name: 'dates-in-schedules-only',
    comment:
      'Calendars are the business of the schedules package; other domain packages get its answers.',
    severity: 'error',
    from: { path: inPackages(DOMAIN.filter((name) => name !== 'schedules')), ...PRODUCTION },
    to: { path: DATES },
  },
  {
    name: 'domain-takes-plain-contracts',
    comment:
      'Of contracts the domain uses types and constants, never schemas, routes or the bundle format.',
    severity: 'error',
    from: { path: inPackages(DOMAIN), ...PRODUCTION },
    to: { path: '^packages/contracts/', pathNot: '^packages/contracts/src/index\\.ts$' },
  },
  {
    name: 'build-in-configuration-only',
    comment:
      'How apps are built is for Vite’s configuration, scripts and tests, never part of what runs.',
    severity: 'error',
    from: { path: '^(packages|apps)/[^/]+/(src|worker)/', pathNot: ['^packages/build/', TESTS] },
    to: { path: '^packages/build/' },
  },
  {
    name: 'build-knows-no-package',
    comment:
      'The build configures apps and imports none of our packages but the reading of address patterns.',
    severity: 'error',
    from: { path: '^packages/build/' },
    to: {
      path: '^(packages|apps)/',
      pathNot: '^packages/(build/|contracts/src/address-pattern\\.mjs$)',
    },
  },
  {
    name: 'no-app-to-app',
    comment: 'An app never imports an app.',
    severity: 'error',
    from: { path: '^apps/([^/]+)/', ...PRODUCTION },
    to: { path: '^apps/', pathNot: '^apps/$1/' },
  },
  {
    name: 'no-app-to-app-in-tests',
    comment: 'Of other apps, tests may use @comanda/api/testing and @comanda/sandbox/server only.',
    severity: 'error',
    from: { path: `^apps/([^/]+)/.*(${TESTS})` },
    to: { path: '^apps/', pathNot: ['^apps/$1/', ...APPS_FOR_TESTS] },
  },
  {
    name: 'no-package-to-app',
    comment: 'Packages do not know the apps.',
    severity: 'error',
    from: { path: '^packages/', ...PRODUCTION },
    to: { path: '^apps/' },
  },
  {
    name: 'no-package-to-app-in-tests',
    comment: 'Of the apps, tests may use @comanda/api/testing and @comanda/sandbox/server only.',
    severity: 'error',
    from: { path: `^packages/.*(${TESTS})` },
    to: { path: '^apps/', pathNot: APPS_FOR_TESTS },
  },
  {
    name: 'no-browser-code-on-the-server',
    comment: `The api and the sandbox run on Node; ${BROWSER_PACKAGES.join(', ')} are for browsers.`,
    severity: 'error',
    from: { path: `^apps/(${SERVER_APPS.join('|')})/`, ...PRODUCTION },
    to: { path: inPackages(BROWSER_PACKAGES) },
  },
  {
    name: 'modules-on-top',
    comment:
      'Below the modules of the api nothing knows them: what both need is in shared/, http/ or sessions/.',
    severity: 'error',
    from: { path: `^apps/api/src/(${BELOW_MODULES.join('|')})/`, ...PRODUCTION },
    to: { path: '^apps/api/src/modules/' },
  },
  {
    name: 'no-feature-to-feature',
    comment:
      'Features of an app do not know each other; what they share belongs in shared/ or in a package.',
    severity: 'error',
    from: { path: '^apps/([^/]+)/src/features/([^/]+)/' },
    to: { path: '^apps/$1/src/features/', pathNot: '^apps/$1/src/features/$2/' },
  },
  {
    name: 'shared-knows-nobody',
    comment: 'shared/ is below the features and the app shell.',
    severity: 'error',
    from: { path: '^apps/([^/]+)/src/shared/', ...PRODUCTION },
    to: { path: '^apps/$1/src/(features|app)/', pathNot: '^apps/$1/src/app/paths\\.ts$' },
  },
  {
    name: 'tests-only',
    comment: 'Builders, fake clocks and the api in process are for tests.',
    severity: 'error',
    from: { path: '^(packages|apps)/', ...PRODUCTION },
    to: { path: ['^packages/testing/', '^apps/api/src/testing\\.ts$', '^apps/api/src/testing/'] },
  },
  {
    name: 'sandbox-in-tests-only',
    comment: 'What stands in for outside services is never part of what a package does.',
    severity: 'error',
    from: { path: '^packages/', ...PRODUCTION },
    to: { path: '^apps/sandbox/' },
  },
  {
    name: 'zod-in-contracts-and-api-only',
    comment: 'Schemas are checked on the server; a browser gets types and constants.',
    severity: 'error',
    from: { path: '^(packages|apps)/', pathNot: ['^packages/contracts/', '^apps/api/', TESTS] },
    to: { path: ZOD.source },
  },
  {
    name: 'no-relative-import-across-packages',
    comment: 'Another package is imported by its name, through its exports.',
    severity: 'error',
    from: { path: '^((?:packages|apps)/[^/]+|e2e)/' },
    to: { path: '^(packages|apps|e2e)/', pathNot: '^$1/', dependencyTypes: ['local'] },
  },
  {
    name: 'resolvable',
    comment: 'An import of what does not exist, or of what a package does not export.',
    severity: 'error',
    from: { path: '^(packages|apps|e2e)/' },
    to: { couldNotResolve: true, pathNot: String.raw`\?(raw|url|inline|worker)` },
  },
];

/** Rules about what really runs, which a walk over the graph without types checks. */
export const RUNTIME_RULES = [
  {
    name: 'no-cycles',
    comment: 'Modules that load each other have no first one. Types may refer to each other.',
  },
  {
    name: 'no-zod-in-a-browser',
    comment: 'Reached at run time from a web app, zod would cost every guest 20 kB.',
  },
];

function inPackages(names) {
  return `^packages/(${names.join('|')})/`;
}
