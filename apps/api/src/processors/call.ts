import { err, type Result } from '@comanda/kernel';
import type { Line } from './gateway';
import type { ProcessorFailure } from './processor';

export type Answered = { readonly status: number; readonly text: string };

/**
 * Asks a processor once. Whatever keeps its answer from being heard is `unknown`: a broken line, a timeout, a 5xx, a queue,
 * words that cannot be read. Redirects are not followed: what we send is secret. An account that has given no answer for a
 * while is not asked: `unsent`.
 */
export async function call<Value>(
  line: Line,
  path: string,
  init: Omit<RequestInit, 'redirect' | 'signal'>,
  read: (answered: Answered) => Result<Value, ProcessorFailure>,
): Promise<Result<Value, ProcessorFailure>> {
  const asked = await line.breaker.run(
    async () => await ask(line, path, init, read),
    (heard) => heard.ok || heard.error.code !== 'unknown',
  );
  return asked.ok ? asked.value : err(LEFT_ALONE);
}

export const LEFT_ALONE = {
  code: 'unsent',
  detail: 'it has not answered of late',
} as const satisfies ProcessorFailure;

async function ask<Value>(
  { base, patience_ms }: Line,
  path: string,
  init: RequestInit,
  read: (answered: Answered) => Result<Value, ProcessorFailure>,
): Promise<Result<Value, ProcessorFailure>> {
  try {
    const response = await fetch(`${base}${path}`, {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.timeout(patience_ms),
    });
    const { status } = response;
    const text = await response.text();
    if (status >= 500 || status === 429 || status === 408)
      return err({ code: 'unknown', detail: `status ${status}` });
    return read({ status, text });
  } catch (error) {
    return err({ code: 'unknown', detail: error instanceof Error ? error.name : 'no answer' });
  }
}
