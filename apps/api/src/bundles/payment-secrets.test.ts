import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { restaurants } from '../db/schema/index';
import { type RunningApi, startApi } from '../testing';
import { exportBundle } from './export-bundle';
import { formatFault } from './fault';
import { importBundle } from './import-bundle';

const SHOP = fileURLToPath(new URL('../modules/payments/settle/testing/shop', import.meta.url));
const SECRETS = {
  nmi_security_key: 'very-secret-security-key',
  nmi_signing_key: 'very-secret-signing-key',
};

let api: RunningApi;
let room: string;

beforeAll(async () => {
  room = mkdtempSync(join(tmpdir(), 'comanda-secrets-'));
  api = await startApi();
}, 60_000);
afterAll(async () => {
  rmSync(room, { recursive: true, force: true });
  await api.close();
});

function folderOf(name: string, service: string, more: string): string {
  const folder = join(room, name);
  cpSync(SHOP, folder, { recursive: true });
  const file = join(folder, 'restaurant.yaml');
  const text = readFileSync(file, 'utf8')
    .replace('endpoint: test-shop', `endpoint: ${name}`)
    .replace('payment_service: STRIPE', `payment_service: ${service}`);
  writeFileSync(file, `${text}${more}`);
  return folder;
}

async function faultsOf(folder: string): Promise<string[]> {
  const imported = await importBundle(api.deps, folder);
  return imported.ok ? [] : imported.error.map(formatFault);
}

async function storedOf(endpoint: string) {
  const [row] = await api.deps.db
    .select()
    .from(restaurants)
    .where(eq(restaurants.endpoint, endpoint));
  return row;
}

test.each([
  ['NUVEI', ['nuvei_acct', 'payment_secrets.nuvei_secret']],
  ['NMI', ['nmi_public_key', 'payment_secrets.nmi_security_key']],
  [
    'BAMBORA',
    [
      'bambora_mid',
      'payment_secrets.bambora_passcode',
      'payment_secrets.bambora_reporting_passcode',
    ],
  ],
])('a restaurant that is to be paid by %s says with what', async (service, missing) => {
  const name = `no-keys-${service.toLowerCase()}`;
  expect(await faultsOf(folderOf(name, service, ''))).toEqual(
    missing.map(
      (path) => `restaurant.yaml ${path}: is missing; ${service} cannot take cards without it`,
    ),
  );
  expect(await storedOf(name)).toBeUndefined();
});

test.each([
  ["stripe_acct: 'nobody'", 'stripe_acct'],
  ["bambora_mid: 'my shop'", 'bambora_mid'],
  ["nuvei_acct: '33 001'", 'nuvei_acct'],
  ["nmi_public_key: 'a b'", 'nmi_public_key'],
  ["payment_secrets: { nmi_security_key: 'with a space' }", 'payment_secrets.nmi_security_key'],
  ["payment_secrets: { nmi_key: 'unknown-name' }", 'payment_secrets'],
])('refuses %s, and does not repeat it', async (line, path) => {
  const faults = await faultsOf(
    folderOf(`wrong-${path.replaceAll(/[\W_]/g, '-')}-${line.length}`, 'STRIPE', `${line}\n`),
  );
  expect(faults).toEqual([expect.any(String)]);
  expect(faults[0]).toContain(path);
  expect(faults[0]).not.toMatch(/with a space|unknown-name/);
});

test('a reader of Stripe’s says where it is, or whose account has it', async () => {
  const readers = 'terminals:\n  - { vendor: STRIPE, reader: tmr_Bar, label: Bar }\n';
  const [fault, ...others] = await faultsOf(folderOf('nowhere', 'STRIPE', readers));
  expect(fault).toMatch(/terminals\[0\]\.location: is missing/);
  expect(others).toEqual([]);
  const own = `stripe_acct: acct_1Own\n${readers}`;
  expect(await faultsOf(folderOf('own-account', 'STRIPE', own))).toEqual([]);
  const there = readers.replace('label: Bar', 'label: Bar, location: tml_Bar');
  expect(await faultsOf(folderOf('somewhere', 'STRIPE', there))).toEqual([]);
});

test('what opens an account is read, kept, and never told', async () => {
  const keys = `nmi_public_key: a-public-key\npayment_secrets: ${JSON.stringify(SECRETS)}\n`;
  expect(await faultsOf(folderOf('keeper', 'NMI', keys))).toEqual([]);
  expect((await storedOf('keeper'))?.payment_secrets).toEqual(SECRETS);

  const wire = await api.inject({ method: 'GET', url: '/api/restaurant/keeper' });
  expect(wire.statusCode).toBe(200);
  expect(wire.body).toContain('a-public-key');
  expect(wire.body).not.toContain('very-secret');

  const folder = join(room, 'keeper-out');
  expect((await exportBundle(api.deps, 'keeper', folder)).ok).toBe(true);
  const written = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'))
    .join('\n');
  expect(written).toContain('a-public-key');
  expect(written).not.toMatch(/very-secret|payment_secrets/);

  // The folder that came out goes in again, and what it does not tell stays.
  const again = await importBundle(api.deps, folder);
  expect(again.ok && again.value.is_changed).toBe(false);
  expect((await storedOf('keeper'))?.payment_secrets).toEqual(SECRETS);
});
