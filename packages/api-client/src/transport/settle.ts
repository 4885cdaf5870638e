import type { Problem } from '@comanda/contracts';
import { err, ok } from '@comanda/kernel';
import type { ApiResult } from '../api-failure';
import { TimeoutFailure } from './fetch-once';
import { isRepeated } from './fetch-with-retry';

type Answer<Reply> = {
  readonly data?: Reply;
  readonly error?: unknown;
  readonly response: Response;
};

/** Turns whatever became of a request into a Result. Rejects only when the caller aborted it. */
export async function settle<Reply>(
  sent: Promise<Answer<Reply>>,
  signal: AbortSignal | undefined,
): Promise<ApiResult<Reply>> {
  try {
    const { data, error, response } = await sent;
    if (response.ok && data !== undefined) return ok(data);
    // Anything that is no problem document comes from something between us and the API.
    return err(
      isProblem(error)
        ? { kind: 'problem', problem: error, is_repeated: isRepeated(response) }
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
