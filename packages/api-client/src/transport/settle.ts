import type { Problem } from '@comanda/contracts';
import { err, ok } from '@comanda/kernel';
import type { ApiResult } from '../api-failure';
import { TimeoutFailure } from './fetch-once';
import { isRepeated } from './fetch-with-retry';

/** Turns whatever became of a request into a Result. Rejects only when the caller aborted it. */
export async function settle(
  sent: Promise<Response>,
  signal: AbortSignal | undefined,
): Promise<ApiResult<unknown>> {
  try {
    const response = await sent;
    const answer: unknown = await response.json().catch(() => undefined);
    if (response.ok && answer !== undefined) return ok(answer);
    // Anything that is no problem document comes from something between us and the API.
    return err(
      isProblem(answer)
        ? { kind: 'problem', problem: answer, is_repeated: isRepeated(response) }
        : { kind: 'network' },
    );
  } catch (error) {
    if (signal?.aborted) throw error;
    return err({ kind: error instanceof TimeoutFailure ? 'timeout' : 'network' });
  }
}

function isProblem(body: unknown): body is Problem {
  return (
    typeof body === 'object' &&
    body !== null &&
    'code' in body &&
    typeof body.code === 'string' &&
    'status' in body &&
    typeof body.status === 'number'
  );
}
