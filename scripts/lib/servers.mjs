import { answers, startNode } from './children.mjs';
import { fromRoot } from './paths.mjs';

const SANDBOX_KEYS = {
  STRIPE_SECRET_KEY: 'sk_test_sandbox',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_sandbox',
  STRIPE_WEBHOOK_SECRET: 'whsec_sandbox',
};

/** What the api needs to take the sandbox for the payment provider. */
export function sandboxSettings(sandboxUrl) {
  return {
    ...SANDBOX_KEYS,
    STRIPE_API_BASE: sandboxUrl,
    STRIPE_JS_URL: `${sandboxUrl}/stripe.js`,
  };
}

/**
 * Starts the built sandbox and waits until it answers; it reports payments to the api's webhook.
 * @param {{ port: number, apiUrl: string, env?: Record<string, string | undefined>, stdio?: 'inherit' | 'pipe' | 'ignore' }} options
 */
export function startSandbox({ port, apiUrl, env = {}, stdio }) {
  return startServer('sandbox', `http://127.0.0.1:${port}/healthz`, {
    stdio,
    env: {
      SANDBOX_PORT: String(port),
      SANDBOX_PUBLIC_URL: `http://localhost:${port}`,
      SANDBOX_STRIPE_WEBHOOK_URL: `${apiUrl}/api/webhooks/stripe`,
      ...env,
    },
  });
}

/**
 * Starts the built api, which serves every built app, and waits until it can take orders.
 * @param {{ port: number, dataDir: string, env?: Record<string, string | undefined>, stdio?: 'inherit' | 'pipe' | 'ignore' }} options
 */
export function startApi({ port, dataDir, env = {}, stdio }) {
  return startServer('api', `http://127.0.0.1:${port}/api/health/ready`, {
    stdio,
    env: { NODE_ENV: 'production', PORT: String(port), DATA_DIR: dataDir, ...env },
  });
}

async function startServer(app, readyUrl, { env, stdio }) {
  const child = startNode([fromRoot('apps', app, 'dist/server.mjs')], {
    env,
    stdio,
    cwd: fromRoot(),
  });
  if (await answers(readyUrl, { until: child.exited })) return child;
  const reason = child.isRunning()
    ? `did not answer at ${readyUrl} within a minute`
    : `stopped with ${await child.exited} before it was ready`;
  if (child.isRunning()) await child.kill();
  throw new Error(`The ${app} ${reason}.`);
}
