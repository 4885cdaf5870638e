import { DrizzleQueryError } from 'drizzle-orm';
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import type { Config } from './config';
import { faultOf } from './db/errors';

const MOST_FRAMES = 12;
/** pino's number for it. */
const ERROR_LEVEL = 50;

const PRIVATE_KEYS = [
  'name',
  'phone_number',
  'token',
  'client_secret',
  'authorization',
  'cookie',
  'pin',
];
const CENSOR = '[left out]';

type Hook = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>;

/**
 * One JSON object per line. Nothing of a guest goes in: no bodies, no query strings, no tokens, no statement parameters.
 * The keys that are left out are a second line of defence, should one slip into an object that is logged.
 */
export function createLog(
  config: Pick<Config, 'logLevel' | 'version'>,
  onFault?: (error: unknown, what: string) => void,
  to?: DestinationStream,
): Logger {
  const options: LoggerOptions = {
    ...(onFault === undefined ? {} : { hooks: { logMethod: tellFaults(onFault) } }),
    level: config.logLevel,
    base: { service: 'comanda-api', version: config.version },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
    redact: { paths: [...PRIVATE_KEYS], censor: CENSOR },
    formatters: { log: leaveOutNested },
  };
  return to === undefined ? pino(options) : pino(options, to);
}

/** The same in the objects of a line: pino's own wildcards would go through every text of it, which takes longer than the line. */
function leaveOutNested(line: Record<string, unknown>): Record<string, unknown> {
  return mapEntries(line, (_key, value) =>
    isPlainObject(value)
      ? mapEntries(value, (key, inner) => (PRIVATE_KEYS.includes(key) ? CENSOR : inner))
      : value,
  );
}

function mapEntries(
  object: Record<string, unknown>,
  map: (key: string, value: unknown) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(key, value)]));
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  );
}

/** Tells on what is logged as an error, so that there is one place from which faults are reported. */
function tellFaults(onFault: (error: unknown, what: string) => void): Hook {
  return function logMethod(args, method, level) {
    const [what, message] = args as unknown[];
    const isFault = level >= ERROR_LEVEL && typeof what === 'object' && what !== null;
    if (isFault && 'err' in what) onFault(what.err, String(message));
    method.apply(this, args);
  };
}

/** An error as a log may show it. */
export function describeError(error: unknown): Record<string, unknown> {
  const fault = faultOf(error);
  if (error instanceof DrizzleQueryError) return { ...fault, frames: framesOf(error) };
  return {
    code: fault.code,
    message: fault.message,
    frames: framesOf(error),
    ...(error instanceof Error && error.cause !== undefined && !(error instanceof AggregateError)
      ? { cause: faultOf(error.cause).message }
      : {}),
  };
}

/** Where it happened. The first lines of a stack repeat the message, and a statement's message holds its parameters. */
function framesOf(error: unknown): string[] {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, MOST_FRAMES)
    .map((line) => line.trim());
}
