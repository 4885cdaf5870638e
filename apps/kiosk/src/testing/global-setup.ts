import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startApi } from '@comanda/api/testing';
import type { TestProject } from 'vitest/node';

/** Starts the real api with a counter and six brands under one roof, once for all test files. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'kiosk-'));
  const bundles = [await withTables(join(folder, 'tables')), await withCounter(join(folder, 'counter'))];
  const api = await startApi({ bundles, listen: true, config: { trustedProxies: 1 } });
  await rm(folder, { recursive: true });
  project.provide('api_url', api.url);
  return api.close;
}

function demo(name: string): string {
  return fileURLToPath(new URL(`../../../../demo/${name}`, import.meta.url));
}

/** The counter, which also seats guests at numbered tables, waits for them in its own time, and may be embedded. */
async function withTables(folder: string): Promise<string> {
  const takeOut = 'RESTAURANT_SETTING_TAKE_OUT_ONLY';
  const both = 'RESTAURANT_SETTING_TAKE_OUT_AND_DINE_IN';
  return await variant('harbor-burger', folder, {
    [`order_mode: ${takeOut}`]: `order_mode: ${both}\nkiosk_asks_table: true\nkiosk_idle_seconds: 20\nkiosk_countdown_seconds: 15\nembed_origin: https://hotel.example`,
    [`pay_at_counter: ${takeOut}`]: `pay_at_counter: ${both}`,
  });
}

/** The six brands, which are paid at the reader or at the counter, and call their guests by name. */
async function withCounter(folder: string): Promise<string> {
  const counter = 'pay_at_counter: RESTAURANT_SETTING_TAKE_OUT_ONLY\nkiosk_asks_name: true';
  return await variant('backlot', folder, {
    'pay_at_counter: RESTAURANT_SETTING_NONE': counter,
  });
}

/** A demo with lines of its restaurant.yaml replaced. */
async function variant(
  name: string,
  folder: string,
  lines: Readonly<Record<string, string>>,
): Promise<string> {
  await cp(demo(name), folder, { recursive: true });
  const file = join(folder, 'restaurant.yaml');
  let text = await readFile(file, 'utf8');
  for (const [line, other] of Object.entries(lines)) text = text.replace(line, other);
  await writeFile(file, text);
  return folder;
}

declare module 'vitest' {
  export interface ProvidedContext {
    api_url: string;
  }
}
