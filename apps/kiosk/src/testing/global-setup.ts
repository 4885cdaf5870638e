import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startApi } from '@comanda/api/testing';
import { placeCounterOrder } from '@comanda/testing/place-counter-order';
import { buildSandbox } from '@comanda/sandbox/server';
import type { TestProject } from 'vitest/node';

/** Starts the real api with a counter, six brands under one roof and a kiosk that is paid by card alone, with the readers and the text service of the sandbox; once for all test files. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'kiosk-'));
  const operatorKey = randomUUID();
  const sandbox = buildSandbox();
  await sandbox.listen({ host: '127.0.0.1', port: 0 });
  const { port } = sandbox.server.address() as AddressInfo; // a TCP port, since it listens on one
  const sandbox_url = `http://127.0.0.1:${port}`;
  const bundles = [
    await withTables(join(folder, 'tables')),
    await withCounter(join(folder, 'counter')),
    await withCards(join(folder, 'cards')),
    await withBestseller(join(folder, 'bestseller')),
  ];
  const api = await startApi({
    bundles,
    listen: true,
    hasJobs: true,
    config: {
      trustedProxies: 1,
      readers: {
        spinBase: `${sandbox_url}/spin`,
        spinProtocol: 'json',
        spinPatience: { sale_ms: 100_000, call_ms: 8_000 },
        terminalJsUrl: null,
      },
      texts: {
        twilio: {
          accountSid: 'ACsandbox0000000000000000000000000',
          authToken: 'twilio_sandbox_token',
          sender: { From: '+15005550006' },
          verifyServiceSid: null,
          apiBase: `${sandbox_url}/twilio`,
          verifyBase: `${sandbox_url}/twilio`,
        },
        textsPerDay: 500,
      },
      isSandbox: true,
    },
    app: { operatorKey },
  });
  await rm(folder, { recursive: true });
  // Before a kiosk reads what sells.
  await placeCounterOrder({ base_url: api.url, restaurant: 'quay', name: 'Mel' });
  project.provide('api_url', api.url);
  project.provide('sandbox_url', sandbox_url);
  project.provide('operator_key', operatorKey);
  return async () => {
    await api.close();
    await sandbox.close();
  };
}

/** The counter, which also seats guests at numbered tables, waits for them in its own time, and may be embedded. */
async function withTables(folder: string): Promise<string> {
  const takeOut = 'RESTAURANT_SETTING_TAKE_OUT_ONLY';
  const both = 'RESTAURANT_SETTING_TAKE_OUT_AND_DINE_IN';
  return await variant('demo/harbor-burger', folder, {
    [`order_mode: ${takeOut}`]: `order_mode: ${both}\nkiosk_asks_table: true\nkiosk_idle_seconds: 20\nkiosk_countdown_seconds: 15\nembed_origin: https://hotel.example`,
    [`pay_at_counter: ${takeOut}`]: `pay_at_counter: ${both}`,
  });
}

/** The six brands, which are paid at the reader or at the counter, and call their guests by name. */
async function withCounter(folder: string): Promise<string> {
  const counter = 'pay_at_counter: RESTAURANT_SETTING_TAKE_OUT_ONLY\nkiosk_asks_name: true';
  return await variant('demo/backlot', folder, {
    'pay_at_counter: RESTAURANT_SETTING_NONE': counter,
  });
}

/** A small pier with one reader, and nobody who takes cash. */
async function withCards(folder: string): Promise<string> {
  return await variant('packages/staff/src/testing/counter', folder, {
    'pay_at_counter: RESTAURANT_SETTING_TAKE_OUT_AND_DINE_IN':
      'pay_at_counter: RESTAURANT_SETTING_NONE',
  });
}

/** The same pier with a counter, where fries have been sold. */
async function withBestseller(folder: string): Promise<string> {
  return await variant('packages/staff/src/testing/counter', folder, {
    'endpoint: pier': 'endpoint: quay',
  });
}

/** A restaurant's folder with lines of its restaurant.yaml replaced. */
async function variant(
  path: string,
  folder: string,
  lines: Readonly<Record<string, string>>,
): Promise<string> {
  const original = new URL(`../../../../${path}`, import.meta.url);
  await cp(fileURLToPath(original), folder, { recursive: true });
  const file = join(folder, 'restaurant.yaml');
  let text = await readFile(file, 'utf8');
  for (const [line, other] of Object.entries(lines)) text = text.replace(line, other);
  await writeFile(file, text);
  return folder;
}

declare module 'vitest' {
  export interface ProvidedContext {
    api_url: string;
    sandbox_url: string;
    operator_key: string;
  }
}
