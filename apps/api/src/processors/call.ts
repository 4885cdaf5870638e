import { err, ok, type Result } from '@comanda/kernel';
import type { ProcessorFailure } from './processor';

export type Answered = { readonly status: number; readonly text: string };

/**
 * Asks a processor once. Whatever keeps its answer from being heard is `unknown`: a broken line, a timeout, a 5xx, a queue.
 * Redirects are not followed: what we send is secret.
 */
export async function call(
  url: string,
  init: Omit<RequestInit, 'redirect' | 'signal'>,
  patience_ms: number,
): Promise<Result<Answered, ProcessorFailure>> {
  try {
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.timeout(patience_ms),
    });
    const { status } = response;
    const text = await response.text();
    if (status >= 500 || status === 429 || status === 408)
      return err({ code: 'unknown', detail: `status ${status}` });
    return ok({ status, text });
  } catch (error) {
    return err({ code: 'unknown', detail: error instanceof Error ? error.name : 'no answer' });
  }
}
