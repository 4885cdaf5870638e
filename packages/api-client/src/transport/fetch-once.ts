import { setServerClock } from '../server-clock';

/** No complete reply came within the time of one try. */
export class TimeoutFailure extends Error {
  override readonly name = 'TimeoutFailure';
}

/**
 * Sends a copy of the request and waits for the whole reply, body included, so that a connection that breaks half-way counts as a failed try.
 * Rejects with TimeoutFailure, with the caller's abort reason, or with whatever the network says.
 */
export async function fetchOnce(
  request: Request,
  send: typeof fetch,
  timeout_ms: number,
): Promise<Response> {
  // Linked by hand: AbortSignal.any is missing from phones that are still in use.
  const attempt = new AbortController();
  const timer = setTimeout(() => attempt.abort(new TimeoutFailure()), timeout_ms);
  function onAbort(): void {
    attempt.abort(request.signal.reason);
  }
  request.signal.addEventListener('abort', onAbort, { once: true });
  try {
    const asked_ms = Date.now();
    const response = await send(request.clone(), { signal: attempt.signal });
    if (response.ok) {
      setServerClock({ date: response.headers.get('date'), asked_ms, answered_ms: Date.now() });
    }
    const body = await response.arrayBuffer();
    return new Response(mayHaveBody(response.status) ? body : null, {
      status: response.status,
      statusText: response.statusText,
      headers: response.headers,
    });
  } catch (error) {
    throw attempt.signal.aborted ? attempt.signal.reason : error;
  } finally {
    clearTimeout(timer);
    request.signal.removeEventListener('abort', onAbort);
  }
}

function mayHaveBody(status: number): boolean {
  return status !== 204 && status !== 205 && status !== 304;
}
