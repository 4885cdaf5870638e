import type { Config } from '../config';

/** How one request ended, as a trace tells it. Of the address only its pattern: ids of guests stand in it. */
export type RequestEnd = {
  readonly route: string;
  readonly method: string;
  readonly status: number;
};

export type Telemetry = {
  /** A request begins; the answer ends it. `traceparent` is the caller's own trace, as W3C writes it. */
  readonly request: (traceparent: string | undefined) => (end: RequestEnd) => void;
  /** Something went wrong that should not. */
  readonly fault: (error: unknown, what: string) => void;
  /** Sends what is left. */
  readonly close: () => Promise<void>;
};

/** Opens what is configured; undefined when nothing is. The libraries for it are not loaded before. */
export async function openTelemetry(
  config: Pick<Config, 'tracing' | 'sentryDsn' | 'version' | 'isSandbox'>,
): Promise<Telemetry | undefined> {
  const { tracing, sentryDsn } = config;
  if (tracing === null && sentryDsn === null) return undefined;
  const traces =
    tracing === null ? null : (await import('./open-tracing')).openTracing(tracing, config.version);
  const faults =
    sentryDsn === null ? null : (await import('./open-sentry')).openSentry(sentryDsn, config);
  return {
    request: (traceparent) => traces?.request(traceparent) ?? (() => undefined),
    fault: (error, what) => faults?.fault(error, what),
    async close() {
      await Promise.all([traces?.close(), faults?.close()]);
    },
  };
}
