import { answers, startNode } from './children.mjs';
import { fromRoot } from './paths.mjs';

const SANDBOX_KEYS = {
  STRIPE_SECRET_KEY: 'sk_test_sandbox',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_sandbox',
  STRIPE_WEBHOOK_SECRET: 'whsec_sandbox',
  TWILIO_ACCOUNT_SID: 'ACsandbox0000000000000000000000000',
  TWILIO_AUTH_TOKEN: 'twilio_sandbox_token',
  TWILIO_FROM: '+15005550006',
  NASH_API_KEY: 'nash_sandbox_key',
  NASH_WEBHOOK_SECRET: 'whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=',
  DOORDASH_DEVELOPER_ID: '6f1f6d3e-sandbox-developer',
  DOORDASH_KEY_ID: '2c4d1f0a-sandbox-key',
  DOORDASH_SIGNING_SECRET: 'ZG9vcmRhc2gtc2FuZGJveC1zaWduaW5nLXNlY3JldA',
  DOORDASH_WEBHOOK_AUTHORIZATION: 'Bearer doordash-sandbox-webhooks',
};

/** Settings that connect the api to the sandbox as its outside services. */
export function sandboxSettings(sandboxUrl) {
  return {
    ...SANDBOX_KEYS,
    STRIPE_API_BASE: sandboxUrl,
    STRIPE_JS_URL: `${sandboxUrl}/stripe.js`,
    STRIPE_TERMINAL_JS_URL: `${sandboxUrl}/stripe-terminal.js`,
    SPIN_BASE: `${sandboxUrl}/spin`,
    NUVEI_BASE: `${sandboxUrl}/nuvei/merchant`,
    NMI_API_BASE: `${sandboxUrl}/nmi`,
    NMI_COLLECT_URL: `${sandboxUrl}/nmi/token/Collect.js`,
    BAMBORA_API_BASE: `${sandboxUrl}/bambora`,
    BAMBORA_JS_URL: `${sandboxUrl}/bambora/customcheckout/1/customcheckout.js`,
    APPLE_PAY_MERCHANT_ID: 'merchant.sandbox',
    APPLE_PAY_GATEWAY: sandboxUrl,
    TWILIO_API_BASE: `${sandboxUrl}/twilio`,
    TWILIO_VERIFY_BASE: `${sandboxUrl}/twilio`,
    NASH_API_BASE: `${sandboxUrl}/nash`,
    DOORDASH_API_BASE: `${sandboxUrl}/doordash`,
    // Used once a token is configured.
    MAPBOX_API_BASE: `${sandboxUrl}/mapbox`,
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
      SANDBOX_NMI_WEBHOOK_URL: `${apiUrl}/api/webhooks/nmi`,
      SANDBOX_NASH_WEBHOOK_URL: `${apiUrl}/api/webhooks/nash`,
      SANDBOX_DOORDASH_WEBHOOK_URL: `${apiUrl}/api/webhooks/doordash`,
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
    // It runs on this machine's sandbox and folders, which a server for business refuses.
    env: { NODE_ENV: 'development', PORT: String(port), DATA_DIR: dataDir, ...env },
  });
}

/**
 * A built server as `node` is told to run it. Where there is much memory, V8 would let its heap grow to four times what is
 * in use before it looks for what is not.
 */
export function serverProgram(app) {
  return ['--max-old-space-size=512', fromRoot('apps', app, 'dist/server.mjs')];
}

async function startServer(app, readyUrl, { env, stdio }) {
  const child = startNode(serverProgram(app), {
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
