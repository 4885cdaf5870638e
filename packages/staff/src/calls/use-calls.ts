import { unwrap } from '@comanda/api-client';
import type { WaiterCall } from '@comanda/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useStaffPlace } from '../provider/staff-provider';

export type Calls = {
  /** Those that nobody went to yet, the oldest first; undefined until they are read. */
  readonly calls: readonly WaiterCall[] | undefined;
  /** Closes one; calls back where the server did not. */
  readonly close: (call_id: string, onFailed?: (failure: Error) => void) => void;
};

/** The tables that asked for somebody. */
export function useCalls(): Calls {
  const { client, restaurant_id } = useStaffPlace();
  const queryClient = useQueryClient();
  const queryKey = ['calls', restaurant_id];
  const { data: calls } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => unwrap(await client.listWaiterCalls({}, { signal })).calls,
  });
  const closing = useMutation({
    mutationFn: async (call_id: string) => unwrap(await client.closeWaiterCall({ call_id })),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
  return {
    calls,
    close(call_id, onFailed) {
      // By promise: a page that is left hears of it no more, and the call goes out all the same.
      closing.mutateAsync(call_id).catch((failure: Error) => onFailed?.(failure));
    },
  };
}
