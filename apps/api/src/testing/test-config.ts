import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Config, readConfig } from '../config';

/** A configuration that depends on nothing of the machine: a data folder of its own, and no log. Its PINs are hashed cheaply. */
export function testConfig(changes: Partial<Config> = {}): Config {
  const dataDir = mkdtempSync(join(tmpdir(), 'comanda-test-'));
  return {
    ...readConfig({
      NODE_ENV: 'development',
      LOG_LEVEL: 'silent',
      PUBLIC_URL: 'http://localhost:4800',
    }),
    dataDir,
    // Tests that guess PINs must not wait for hashing.
    pinCost: 2 ** 4,
    // The webhooks of tests stand on this machine.
    allowsPrivateWebhooks: true,
    ...changes,
  };
}
