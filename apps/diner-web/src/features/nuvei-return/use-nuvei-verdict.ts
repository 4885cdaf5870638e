import { useOrdering, scaledPause } from '@comanda/ordering';
import { readNuveiReturn } from '@comanda/payments';
import type { NuveiOutcome } from '@comanda/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

/** unverified: the server does not believe what the address says. nothing: the address says nothing. */
export type NuveiVerdict = NuveiOutcome | 'unverified' | 'nothing';

const ASK_AGAIN_MS = 2_000;

/** Returns a Nuvei payment's result by the query of the return address; null until it is known. */
export function useNuveiVerdict(query: string): NuveiVerdict | null {
  const { client } = useOrdering();
  // As it was on arrival: it is taken out of the address, and proves nothing a second time.
  const [returned] = useState(() => readNuveiReturn(new URLSearchParams(query)));
  const { data } = useQuery({
    queryKey: ['nuvei-return', returned?.order_id, returned?.hash],
    enabled: returned !== null,
    staleTime: Number.POSITIVE_INFINITY,
    // Whether money moved is asked until somebody knows.
    retry: true,
    retryDelay: scaledPause(ASK_AGAIN_MS),
    async queryFn({ signal }): Promise<NuveiVerdict> {
      if (returned === null) return 'nothing';
      const reply = await client.verifyNuveiPayment(returned, { signal });
      if (reply.ok) return reply.value.outcome;
      const { error } = reply;
      if (error.kind === 'problem' && error.problem.status < 500) return 'unverified';
      throw new Error('Nobody could say what became of the payment.');
    },
  });
  return returned === null ? 'nothing' : (data ?? null);
}
