import { err, ok, type Result } from '@comanda/kernel';

/** Shorter than a message's lease, so that nobody else asks meanwhile. */
const TIMEOUT_MS = 10_000;

export type ServiceQuestion = {
  readonly url: string;
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly headers: Readonly<Record<string, string>>;
  /** A form is sent as one, anything else as JSON. */
  readonly body?: URLSearchParams | object;
};

export type ServiceAnswer = { readonly status: number; readonly body: unknown };

/** It may have been done or not. It is looked up, and never taken for a no. */
export type NoAnswer = { readonly code: 'unknown'; readonly detail: string };

/**
 * Asks a service outside in JSON or by form. Silence, a broken line, its own fault (5xx) and what is no JSON are no answer; a
 * refusal (4xx) is one. Redirects are not followed: they would lead keys elsewhere.
 */
export async function askService(
  question: ServiceQuestion,
): Promise<Result<ServiceAnswer, NoAnswer>> {
  const { url, method = 'GET', headers, body } = question;
  try {
    const reply = await fetch(url, {
      method,
      headers: { accept: 'application/json', 'user-agent': 'Comanda', ...typeOf(body), ...headers },
      ...(body === undefined
        ? {}
        : { body: body instanceof URLSearchParams ? body.toString() : JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await reply.text();
    if (reply.status >= 500) return unknown(`answered ${reply.status}`);
    return ok({ status: reply.status, body: text === '' ? null : JSON.parse(text) });
  } catch (error) {
    return unknown(error instanceof Error ? error.message : 'no answer');
  }
}

function typeOf(body: ServiceQuestion['body']): Record<string, string> {
  if (body === undefined) return {};
  return {
    'content-type':
      body instanceof URLSearchParams ? 'application/x-www-form-urlencoded' : 'application/json',
  };
}

function unknown(detail: string): Result<never, NoAnswer> {
  return err({ code: 'unknown', detail });
}
