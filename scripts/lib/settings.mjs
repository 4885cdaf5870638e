import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fromRoot } from './paths.mjs';

export const SANDBOX_SECRET_KEY = 'sk_test_sandbox';

/** Reads the settings that the scripts share from the environment and from `.env`; throws on a port that is none. */
export function readSettings() {
  if (existsSync(fromRoot('.env'))) process.loadEnvFile(fromRoot('.env'));
  const { env } = process;
  const port = readPort('PORT', env.PORT, 4800);
  const secretKey = env.STRIPE_SECRET_KEY ?? SANDBOX_SECRET_KEY;
  return {
    port,
    sandboxPort: readPort('SANDBOX_PORT', env.SANDBOX_PORT, port + 1),
    dataDir: resolve(fromRoot(), env.DATA_DIR ?? '.data'),
    databaseUrl: env.DATABASE_URL,
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${port}`,
    hasSandbox: secretKey === SANDBOX_SECRET_KEY,
  };
}

function readPort(name, text, fallback) {
  if (text === undefined || text === '') return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`${name}=${text} is not a port; give a number from 1 to 65535.`);
}
