import { type ApiClient, newIntentKey } from '@comanda/api-client';
import type { Receipt } from '@comanda/contracts';
import { CallError, receiptQuery } from '@comanda/ordering';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';

export type Thumb = Receipt['item_ratings'][number]['rating'];

export type ThumbInput = {
  readonly client: ApiClient;
  readonly receipt: Pick<Receipt, 'guest_id' | 'item_ratings'>;
  readonly item_id: string;
  readonly onFailed: () => void;
};

/** The thumb of a dish, the same on all its lines: shown when it is tapped, and kept in the order of the taps. */
export function useThumb({ client, receipt, item_id, onFailed }: ThumbInput) {
  const queryClient = useQueryClient();
  const { guest_id, item_ratings } = receipt;
  const { queryKey } = receiptQuery(client, guest_id);
  const mutationKey = [...queryKey, 'thumb', item_id];
  const { mutate } = useMutation({
    mutationKey,
    // Sent one after the other: the last one tapped has to be the last to arrive.
    scope: { id: mutationKey.join('/') },
    async mutationFn(rating: Thumb) {
      const key = newIntentKey();
      const saved = await client.rateItem({ guest_id, item_id, rating }, { key });
      if (!saved.ok) throw new CallError(saved.error);
    },
    onSuccess(_, rating) {
      queryClient.setQueryData(queryKey, (read) => read && withThumb(read, { item_id, rating }));
      // What is being read at this moment may not have it.
      void queryClient.invalidateQueries({ queryKey });
    },
    onError: onFailed,
  });
  const underWay = useMutationState({
    filters: { mutationKey, exact: true, status: 'pending' },
    select: ({ state }) => state.variables as Thumb, // what `mutate` above was given
  });
  const kept = item_ratings.find((each) => each.item_id === item_id)?.rating;
  return { thumb: underWay.at(-1) ?? kept, give: mutate };
}

function withThumb(receipt: Receipt, given: Receipt['item_ratings'][number]): Receipt {
  const others = receipt.item_ratings.filter(({ item_id }) => item_id !== given.item_id);
  return { ...receipt, item_ratings: [...others, given] };
}
