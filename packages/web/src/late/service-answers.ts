import { isAlive } from '@comanda/api-client';

const ASK_EVERY_MS = 2000;

/** Resolves as soon as the service answers, asking again and again; never, once the signal is aborted. */
export async function serviceAnswers(signal?: AbortSignal): Promise<void> {
  if ((await isAlive()) && !signal?.aborted) return;
  await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
  if (signal?.aborted) return new Promise<never>(() => undefined);
  return serviceAnswers(signal);
}
