import { newIntentKey, type PrintRequest, unwrap } from '@comanda/api-client';
import { useCallback } from 'react';
import { useStaffPlace } from '../provider/staff-provider';

/** Whether this device prints it, and which copy it is: 0 is the original, any other says COPY. */
export type PrintClaim = { readonly may_print: boolean; readonly copy: number };

/** Returns a function that claims a paper for this device, which the server grants once; it rejects where the server cannot be asked. */
export function usePrintClaim(): (order_id: string, request: PrintRequest) => Promise<PrintClaim> {
  const { client } = useStaffPlace();
  return useCallback(
    async (order_id, request) =>
      unwrap(await client.claimPrint({ order_id, ...request }, { key: newIntentKey() })),
    [client],
  );
}
