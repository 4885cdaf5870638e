import { DrizzleQueryError } from 'drizzle-orm';

/**
 * SQLSTATE codes that mean "the database is away" or "not now" (a lock that was not given in time, a deadlock, a full disk, a
 * standby that only reads), not "the statement is wrong".
 */
const AWAY_CODES = /^(08...|57P0[1-3]|57014|53300|53100|55P03|40P01|40001|25P03|25006)$/;
const NETWORK_CODES = /^(ECONN\w+|ENOTFOUND|EPIPE|ETIMEDOUT|EAI_AGAIN)$/;
/** The calls of a driver that opens a connection. Its faults come as they are, those of statements inside a query's error. */
const OPENS = /^(connect|getaddrinfo)$/;
const AWAY_MESSAGES =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|PGlite is clos|pool after calling end/i;

export type DatabaseFault = {
  readonly code: string | undefined;
  readonly message: string;
  readonly constraint: string | undefined;
  readonly table: string | undefined;
};

/** Whether the statement failed because the database cannot be reached; a later try may succeed. */
export function isDatabaseAway(error: unknown): boolean {
  const { code = '', message } = faultOf(error);
  if (AWAY_CODES.test(code) || AWAY_MESSAGES.test(message)) return true;
  // A guest who hangs up is a network fault as well.
  return NETWORK_CODES.test(code) && (error instanceof DrizzleQueryError || isOpening(error));
}

function isOpening(error: unknown): boolean {
  const first = error instanceof AggregateError ? error.errors[0] : error;
  const { syscall } = (first ?? {}) as NodeJS.ErrnoException; // any error; without the field it is none of these
  return syscall !== undefined && OPENS.test(syscall);
}

/** Whether a unique index refused the row; names the index when one is asked for. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const fault = faultOf(error);
  return fault.code === '23505' && (constraint === undefined || fault.constraint === constraint);
}

/**
 * Returns the loggable facts of a failed statement. Its text, its parameters and PostgreSQL's `detail` are left out:
 * they carry names and phone numbers.
 */
export function faultOf(error: unknown): DatabaseFault {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  // A refused connection comes as several attempts in one error.
  const first = cause instanceof AggregateError ? (cause.errors[0] ?? cause) : cause;
  const fields = (typeof first === 'object' && first !== null ? first : {}) as Record<
    string,
    unknown
  >; // an error of a driver: any fields
  return {
    code: textOf(fields['code']),
    message: textOf(fields['message']) ?? 'unknown',
    constraint: textOf(fields['constraint']),
    table: textOf(fields['table']),
  };
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
