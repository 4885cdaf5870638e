/** The outcome of something that may be refused. Expected refusals are values; only a programmer's fault throws. */
export type Result<Value, Failure> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Failure };

/** Wraps what was asked for. */
export function ok<Value>(value: Value): Result<Value, never> {
  return { ok: true, value };
}

/** Wraps the reason why it was refused. */
export function err<Failure>(error: Failure): Result<never, Failure> {
  return { ok: false, error };
}
