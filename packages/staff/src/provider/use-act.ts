import { type ApiResult, type ApiClient, unwrap } from '@comanda/api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useStaffPlace } from './staff-provider';

export type Act<Input, Reply> = {
  readonly act: (input: Input) => void;
  /** Whether it is on its way to the server. */
  readonly isActing: boolean;
  /** The reply to the last one; null until there is one, and after a refusal. */
  readonly reply: Reply | null;
  readonly error: Error | null;
  /** Forgets the last reply or error. */
  readonly reset: () => void;
};

/** Returns a call that staff make. It reads again what it may change, also when it is refused. */
export function useAct<Input, Reply>(
  call: (client: ApiClient, input: Input) => Promise<ApiResult<Reply>>,
  changes: readonly string[],
): Act<Input, Reply> {
  const { client, restaurant_id } = useStaffPlace();
  const queryClient = useQueryClient();
  const { mutate, isPending, data, error, reset } = useMutation({
    mutationFn: async (input: Input) => unwrap(await call(client, input)),
    onSettled: async () => {
      await Promise.all(
        changes.map((key) => queryClient.invalidateQueries({ queryKey: [key, restaurant_id] })),
      );
    },
  });
  return { act: mutate, isActing: isPending, reply: data ?? null, error, reset };
}
