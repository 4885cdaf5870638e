import { usePrintClaim } from '@comanda/staff/board';
import { useCallback } from 'react';
import type { PaperJob } from '#shared/paper/paper-context';

export type ClaimedPaper = { readonly may_print: boolean; readonly is_copy: boolean };

/** Returns a function that claims a paper with all of its orders; rejects where the server cannot be asked. */
export function useClaimedPaper(): (job: PaperJob, again: boolean) => Promise<ClaimedPaper> {
  const claim = usePrintClaim();
  return useCallback(
    async (job, again) => {
      if (job.paper === 'ticket') {
        const round = job.round ?? 1;
        const { may_print, copy } = await claim(job.order.order_id, {
          paper: 'ticket',
          round,
          again,
        });
        return { may_print, is_copy: copy > 0 };
      }
      const claims = [];
      for (const { order_id } of job.orders)
        claims.push(await claim(order_id, { paper: 'receipt', again }));
      return {
        may_print: claims.some(({ may_print }) => may_print),
        // A bill with a new order on it is another bill.
        is_copy: claims.every(({ copy }) => copy > 0),
      };
    },
    [claim],
  );
}
