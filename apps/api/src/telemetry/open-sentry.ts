import { createStackParser, createTransport, Scope } from '@sentry/core';
import { nodeStackLineParser, ServerRuntimeClient } from '@sentry/core/server';
import type { Config } from '../config';
import { describeError } from '../log';
import type { Telemetry } from './telemetry';

const CLOSE_WITHIN_MS = 2000;

/** Sends faults to Sentry: what went wrong and where, and nothing of whom it happened to. */
export function openSentry(
  dsn: string,
  { version, isSandbox }: Pick<Config, 'version' | 'isSandbox'>,
): Pick<Telemetry, 'fault' | 'close'> {
  const client = new ServerRuntimeClient({
    dsn,
    release: `comanda-api@${version}`,
    environment: isSandbox ? 'sandbox' : 'production',
    integrations: [],
    stackParser: createStackParser(nodeStackLineParser()),
    transport: (options) =>
      createTransport(options, async ({ body }) => {
        // A copy, whose buffer is certain to be one that fetch takes.
        const sent = typeof body === 'string' ? body : new Uint8Array(body);
        const reply = await fetch(options.url, { method: 'POST', body: sent });
        return { statusCode: reply.status };
      }),
  });
  client.init();
  return {
    fault(error, what) {
      const scope = new Scope();
      scope.setTag('what', what);
      client.captureException(withoutData(error), {}, scope);
    },
    async close() {
      await client.close(CLOSE_WITHIN_MS);
    },
  };
}

/** A statement's error carries its parameters, which are names and phone numbers. */
function withoutData(error: unknown): Error {
  const { code, message, frames } = describeError(error);
  const told = new Error(String(message));
  told.name = typeof code === 'string' ? code : 'Error';
  told.stack = [`${told.name}: ${told.message}`, ...(Array.isArray(frames) ? frames : [])].join(
    '\n    ',
  );
  return told;
}
