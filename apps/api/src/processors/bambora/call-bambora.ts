import { err, ok, type Result } from '@comanda/kernel';
import { z } from 'zod';
import { type Answered, call } from '../call';
import type { Line } from '../gateway';
import type { ProcessorFailure } from '../processor';

/** A merchant's way in. Reports have a key of their own. */
export type BamboraAccount = {
  readonly merchant_id: string;
  readonly passcode: string;
  readonly reporting_passcode: string;
};

export type BamboraAnswer = { readonly status: number; readonly body: unknown };

/** Asks the merchant API once; a reply that cannot be read is `unknown`. */
export async function callBambora(
  line: Line,
  path: string,
  { merchant_id }: BamboraAccount,
  passcode: string,
  body?: unknown,
): Promise<Result<BamboraAnswer, ProcessorFailure>> {
  const credentials = Buffer.from(`${merchant_id}:${passcode}`).toString('base64');
  const init = {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Passcode ${credentials}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
  return await call(line, `/v1${path}`, init, readAnswer);
}

function readAnswer({ status, text }: Answered): Result<BamboraAnswer, ProcessorFailure> {
  if (status === 401 || status === 403)
    return err({ code: 'rejected', detail: `status ${status}` });
  try {
    return ok({ status, body: JSON.parse(text) });
  } catch {
    return err({ code: 'unknown', detail: 'the reply cannot be read' });
  }
}

const errorSchema = z.object({
  code: z.number(),
  category: z.number().default(0),
  message: z.string().default(''),
});

export type BamboraError = z.infer<typeof errorSchema>;

/** Category 1: the bank said no. 2: a rule of business. 3: what was sent is wrong. 4: something broke. */
export function readBamboraError(body: unknown): BamboraError {
  const parsed = errorSchema.safeParse(body);
  return parsed.success ? parsed.data : { code: 0, category: 4, message: '' };
}
