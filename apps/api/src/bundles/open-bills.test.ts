import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { diningWithStaff } from '../modules/payments/settle/testing/dining-with-staff';
import { exportBundle } from './export-bundle';
import { formatFault } from './fault';
import { importBundle } from './import-bundle';

const room = diningWithStaff();

/** Imports the restaurant as it is, with another tables.yaml. */
async function importTables(change: (text: string) => string): Promise<string[]> {
  const { deps } = room.shop;
  const folder = mkdtempSync(join(tmpdir(), 'comanda-bills-'));
  const [out, changed] = [join(folder, 'out'), join(folder, 'changed')];
  await exportBundle(deps, 'test-shop', out);
  cpSync(out, changed, { recursive: true });
  const file = join(changed, 'tables.yaml');
  writeFileSync(file, change(readFileSync(file, 'utf8')));
  const imported = await importBundle(deps, changed);
  rmSync(folder, { recursive: true });
  return imported.ok ? [] : imported.error.map(formatFault);
}

function outOfService(text: string): string {
  return text.replace('key: one,', 'key: one, is_in_service: false,');
}

test('a table with an open bill is neither removed nor put out of service', async () => {
  const [ada] = await room.shop.sit('TAB1', 'Ada');
  if (!ada) throw new Error('Ada was to sit down.');
  const { order } = (await room.shop.round(ada, ['fries'])).body;
  const fault =
    'tables.yaml one: Table 1 has an order to be paid; close the table first, or keep it in the folder and in service';
  expect(await importTables(outOfService)).toEqual([fault]);
  expect(await importTables((text) => text.replace('key: one,', 'key: first,'))).toEqual([fault]);

  const how = { ...room.staff, key: randomUUID() };
  await room.shop.call('POST', `/orders/${order.order_id}/paid`, {}, how);
  expect(await importTables(outOfService)).toEqual([]);
});
