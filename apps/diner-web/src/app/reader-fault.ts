import { createApiClient } from '@comanda/api-client';
import type { Terminal } from '@comanda/contracts';
import { scaledPause } from '@comanda/ordering';
import { queryOptions } from '@tanstack/react-query';

const LIST_AGAIN_MS = 10_000;
const ASK_TOKEN_AGAIN_MS = 30_000;

export type ReaderFault = 'disconnected' | 'no_readers' | 'invalid_vendor';

/** Why the restaurant’s staff have no card reader to be paid on; null = there is one, or nobody can tell at this moment. */
export function readerFaultQuery(restaurant_id: string) {
  return queryOptions({
    queryKey: ['reader-fault', restaurant_id],
    queryFn: async ({ signal }) => {
      const listed = await createApiClient().listTerminals({ restaurant_id }, { signal });
      if (listed.ok) return { terminals: listed.value.terminals };
      throw new Error(`The card readers could not be asked for: ${listed.error.kind}.`);
    },
    select: ({ terminals }) => ({ fault: faultOf(terminals), needsToken: needsToken(terminals) }),
    staleTime: 0,
    refetchInterval: scaledPause(LIST_AGAIN_MS),
    retry: false,
  });
}

/** Whether the processor lets this browser speak to its readers. A refusal is asked about again. */
export function hasReaderTokenQuery(restaurant_id: string) {
  return queryOptions({
    queryKey: ['has-reader-token', restaurant_id],
    queryFn: async ({ signal }) => {
      const asked = await createApiClient().getConnectionToken({ restaurant_id }, { signal });
      if (asked.ok || asked.error.kind === 'problem') return asked.ok;
      throw new Error(`The connection token could not be asked for: ${asked.error.kind}.`);
    },
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => (state.data === true ? false : scaledPause(ASK_TOKEN_AGAIN_MS)),
    retry: false,
  });
}

function faultOf(terminals: readonly Terminal[]): ReaderFault | null {
  const there = terminals.filter(({ is_online }) => is_online !== false);
  if (terminals.length === 0) return 'no_readers';
  if (there.length === 0) return 'disconnected';
  return there.some(({ vendor }) => isKnown(vendor)) ? null : 'invalid_vendor';
}

/** Whether every reader that is there needs a token of its processor. */
function needsToken(terminals: readonly Terminal[]): boolean {
  const there = terminals.filter(({ is_online }) => is_online !== false);
  return there.length > 0 && there.every(({ vendor }) => vendor === 'STRIPE');
}

/** A newer server may name vendors that this page does not know. */
function isKnown(vendor: string): boolean {
  return vendor === 'STRIPE' || vendor === 'NUVEI';
}
