import { err, ok, type Result } from '@comanda/kernel';

export type Unheard = { readonly kind: 'unknown'; readonly detail: string };

/**
 * Asks the service once. Whatever keeps its answer from being heard is unknown: a broken line, a timeout, an error of its own.
 * Redirects are not followed and addresses are not logged: the older interface carries its key in them.
 */
export async function askSpin(
  url: string,
  init: Omit<RequestInit, 'redirect' | 'signal'>,
  timeout_ms: number,
): Promise<Result<string, Unheard>> {
  try {
    const signal = AbortSignal.timeout(timeout_ms);
    const response = await fetch(url, { ...init, redirect: 'error', signal });
    const text = await response.text();
    return response.ok ? ok(text) : err({ kind: 'unknown', detail: `status ${response.status}` });
  } catch (error) {
    return err({ kind: 'unknown', detail: error instanceof Error ? error.name : 'no answer' });
  }
}
