import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkBoundaries } from './boundaries.mjs';
import { RULES, RUNTIME_RULES } from './boundary-rules.mjs';

const DOMAIN = ['kernel', 'contracts', 'modifiers', 'schedules', 'cart', 'campaigns', 'totals'];
const PACKAGES = [
  ...DOMAIN,
  'api-client',
  'payments',
  'i18n',
  'ui',
  'ordering',
  'ordering-ui',
  'staff',
  'web',
  'testing',
  'build',
];
const APPS = ['api', 'sandbox', 'diner-web', 'receipts'];

/** One planted fault per line: the rule that has to notice it, the file, what the file imports. */
const FAULTS = [
  ['only-down-from-kernel', 'packages/kernel/src/a.ts', '@comanda/cart'],
  ['only-down-from-contracts', 'packages/contracts/src/a.ts', '@comanda/kernel'],
  ['only-down-from-modifiers', 'packages/modifiers/src/a.ts', '@comanda/schedules'],
  ['only-down-from-schedules', 'packages/schedules/src/a.ts', '@comanda/cart'],
  ['only-down-from-cart', 'packages/cart/src/a.ts', '@comanda/totals'],
  ['only-down-from-campaigns', 'packages/campaigns/src/a.ts', '@comanda/i18n'],
  ['only-down-from-totals', 'packages/totals/src/a.ts', '@comanda/api-client'],
  ['only-down-from-i18n', 'packages/i18n/src/a.ts', '@comanda/ui'],
  ['only-down-from-ui', 'packages/ui/src/a.ts', '@comanda/cart'],
  ['only-down-from-api-client', 'packages/api-client/src/a.ts', '@comanda/modifiers'],
  ['only-down-from-payments', 'packages/payments/src/a.ts', '@comanda/totals'],
  ['only-down-from-ordering', 'packages/ordering/src/a.ts', '@comanda/testing'],
  ['only-down-from-ordering', 'packages/ordering/src/e.ts', '@comanda/web'],
  ['only-down-from-staff', 'packages/staff/src/a.ts', '@comanda/ordering'],
  ['only-down-from-web', 'packages/web/src/a.ts', '@comanda/ordering'],
  ['only-down-from-web', 'packages/web/src/b.ts', '@comanda/cart'],
  ['only-down-from-ordering-ui', 'packages/ordering-ui/src/a.ts', '@comanda/testing'],
  ['domain-is-pure', 'packages/kernel/src/b.ts', 'node:fs'],
  ['domain-is-pure', 'packages/cart/src/b.ts', 'react'],
  ['dates-in-schedules-only', 'packages/totals/src/b.ts', 'date-fns'],
  ['domain-takes-plain-contracts', 'packages/modifiers/src/b.ts', '@comanda/contracts/schemas'],
  ['build-in-configuration-only', 'apps/receipts/src/shared/c.ts', '@comanda/build'],
  ['build-knows-no-package', 'packages/build/src/a.ts', '@comanda/kernel'],
  ['no-app-to-app', 'apps/diner-web/src/features/menu/a.ts', '@comanda/receipts'],
  ['no-app-to-app-in-tests', 'apps/diner-web/src/a.test.ts', '@comanda/receipts'],
  ['no-package-to-app', 'packages/ordering/src/b.ts', '@comanda/diner-web'],
  ['no-package-to-app-in-tests', 'packages/ordering/src/b.test.ts', '@comanda/receipts'],
  ['no-browser-code-on-the-server', 'apps/api/src/a.ts', '@comanda/ordering'],
  ['modules-on-top', 'apps/api/src/plugins/a.ts', '../modules/orders/orders'],
  ['modules-on-top', 'apps/api/src/db/a.ts', '../modules/orders/orders'],
  ['no-feature-to-feature', 'apps/diner-web/src/features/cart/a.ts', '../menu/menu'],
  ['shared-knows-nobody', 'apps/diner-web/src/shared/a.ts', '../features/menu/menu'],
  ['tests-only', 'apps/receipts/src/shared/b.ts', '@comanda/testing'],
  ['tests-only', 'packages/ordering/src/c.ts', '@comanda/api/testing'],
  ['sandbox-in-tests-only', 'packages/ordering/src/g.ts', '@comanda/sandbox/server'],
  ['zod-in-contracts-and-api-only', 'packages/ordering/src/d.ts', 'zod'],
  ['no-relative-import-across-packages', 'packages/cart/src/c.ts', '../../kernel/src/index'],
  ['resolvable', 'packages/cart/src/d.ts', '@comanda/kernel/src/index'],
  ['no-cycles', 'packages/cart/src/e.ts', './f'],
  ['no-zod-in-a-browser', 'apps/diner-web/src/main.tsx', '@comanda/contracts/schemas'],
];

/** Imports that are right, next to the faults they resemble. */
const ALLOWED = [
  ['packages/cart/src/ok.ts', '@comanda/kernel'],
  ['packages/schedules/src/ok.ts', 'date-fns'],
  ['packages/cart/src/ok.test.ts', '@comanda/testing'],
  ['packages/ordering/src/ok.test.ts', '@comanda/api/testing'],
  ['packages/ordering/src/testing/ok.ts', '@comanda/sandbox/server'],
  ['packages/payments/src/ok.ts', '@comanda/api-client'],
  ['packages/i18n/src/ok.ts', '@comanda/schedules'],
  ['packages/web/src/ok.ts', '@comanda/ui'],
  ['packages/ordering-ui/src/ok.ts', '@comanda/web'],
  ['apps/api/src/ok.ts', 'zod'],
  ['apps/api/src/ok.test.ts', '@comanda/sandbox/server'],
  ['apps/api/src/modules/bills/ok.ts', '../orders/orders'],
  ['apps/api/src/jobs/ok.ts', '../modules/orders/orders'],
  ['apps/diner-web/src/features/menu/ok.ts', '../../app/paths'],
  ['apps/receipts/src/main.tsx', '@comanda/contracts'],
  ['packages/cart/src/ok-cycle.ts', './ok-type'],
];

let world;
let seen;

beforeAll(async () => {
  world = mkdtempSync(join(tmpdir(), 'boundaries-'));
  for (const name of PACKAGES) layPackage('packages', name);
  for (const name of APPS) layPackage('apps', name);
  for (const name of ['zod', 'date-fns', 'react']) layDependency(name);
  write('e2e/src/journey.spec.ts', "import '@comanda/contracts';");
  write('packages/contracts/src/index.ts', "export type { Schema } from './schemas';");
  write(
    'packages/contracts/src/schemas.ts',
    "import { z } from 'zod';\nexport type Schema = typeof z;\nexport const s = z;",
  );
  write('apps/api/src/testing.ts', 'export const testing = 1;');
  write('apps/api/src/modules/orders/orders.ts', 'export const orders = 1;');
  write('apps/diner-web/src/features/menu/menu.ts', 'export const menu = 1;');
  write('apps/diner-web/src/app/paths.ts', 'export const paths = 1;');
  write('packages/cart/src/ok-type.ts', "export type { used } from './ok-cycle';");
  write('packages/cart/src/f.ts', "import './e';\nexport const f = 1;");
  for (const [file, imported] of [...FAULTS.map((fault) => fault.slice(1)), ...ALLOWED])
    write(file, `import * as imported from '${imported}';\nexport const used = imported;`);
  seen = await checkBoundaries(world);
}, 60_000);

afterAll(() => rmSync(world, { recursive: true, force: true }));

test('modules were seen at all', () => {
  expect(seen.modules).toBeGreaterThan(PACKAGES.length + APPS.length + FAULTS.length);
});

test.each(FAULTS)('%s catches %s importing %s', (rule, file) => {
  expect(seen.violations.map(({ rule: name, from }) => `${name} ${from}`)).toContain(
    `${rule} ${file}`,
  );
});

test('nothing else is called a fault', () => {
  const planted = new Set([...FAULTS.map(([, file]) => file), 'packages/cart/src/f.ts']);
  expect(seen.violations.filter(({ from }) => !planted.has(from))).toEqual([]);
});

test('every rule has a planted fault', () => {
  const covered = new Set(FAULTS.map(([rule]) => rule));
  expect(
    [...RULES, ...RUNTIME_RULES].map(({ name }) => name).filter((name) => !covered.has(name)),
  ).toEqual([]);
});

function layPackage(parent, name) {
  const exports = { '.': './src/index.ts' };
  if (name === 'contracts') exports['./schemas'] = './src/schemas.ts';
  if (name === 'api') exports['./testing'] = './src/testing.ts';
  if (name === 'sandbox') exports['./server'] = './src/app.ts';
  write(
    `${parent}/${name}/package.json`,
    JSON.stringify({ name: `@comanda/${name}`, type: 'module', exports }),
  );
  write(`${parent}/${name}/src/index.ts`, 'export const index = 1;');
  if (name === 'sandbox') write('apps/sandbox/src/app.ts', 'export const app = 1;');
  mkdirSync(join(world, 'node_modules/@comanda'), { recursive: true });
  symlinkSync(join(world, parent, name), join(world, 'node_modules/@comanda', name));
}

function layDependency(name) {
  write(
    `node_modules/${name}/package.json`,
    JSON.stringify({ name, version: '1.0.0', type: 'module', exports: './index.js' }),
  );
  write(`node_modules/${name}/index.js`, 'export const z = 1;');
}

function write(file, text) {
  mkdirSync(dirname(join(world, file)), { recursive: true });
  writeFileSync(join(world, file), `${text}\n`);
}
