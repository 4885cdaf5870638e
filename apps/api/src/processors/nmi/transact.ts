import { err, ok, type Result } from '@comanda/kernel';
import { call } from '../call';
import type { Line } from '../gateway';
import type { ProcessorFailure } from '../processor';

/** Response of transact.php: 1 approved, 2 declined, 3 refused for invalid input or an internal error. */
export type Transacted = {
  readonly response: 1 | 2 | 3;
  readonly code: number;
  readonly text: string;
  readonly transaction_id: string | null;
};

/** The processor behind the gateway broke or did not answer, or it thinks that it has seen this before. */
const UNTOLD_CODES: ReadonlySet<number> = new Set([400, 420, 421, 430]);

/** Does one thing to money. A reply that leaves open whether it was done is `unknown`. */
export async function transact(
  line: Line,
  security_key: string,
  fields: Readonly<Record<string, string>>,
): Promise<Result<Transacted, ProcessorFailure>> {
  const body = new URLSearchParams({ security_key, ...fields });
  return await call(line, '/api/transact.php', { method: 'POST', body }, ({ text }) =>
    readReply(new URLSearchParams(text)),
  );
}

function readReply(form: URLSearchParams): Result<Transacted, ProcessorFailure> {
  const [response, code] = [Number(form.get('response')), Number(form.get('response_code'))];
  if (response !== 1 && response !== 2 && response !== 3)
    return err({ code: 'unknown', detail: 'the reply cannot be read' });
  if (!Number.isInteger(code) || UNTOLD_CODES.has(code))
    return err({ code: 'unknown', detail: `response_code ${form.get('response_code')}` });
  return ok({
    response,
    code,
    text: (form.get('responsetext') ?? '').replace(/\s*REFID:\d+$/, ''),
    transaction_id: form.get('transactionid') || null,
  });
}
