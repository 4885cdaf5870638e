import { type PastOrderQuery, unwrap } from '@comanda/api-client';
import type { PastOrder } from '@comanda/contracts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useStaffPlace } from '../provider/staff-provider';

export type HistorySearch = Pick<PastOrderQuery, 'q' | 'from' | 'to'>;

export type History = {
  /** The newest first; those of the search before while the next one is read; undefined until the first are. */
  readonly orders: readonly PastOrder[] | undefined;
  readonly error: Error | null;
  readonly isReading: boolean;
  readonly hasMore: boolean;
  readonly readMore: () => void;
};

/** The orders of the past that fit a search, page by page. */
export function useHistory(search: HistorySearch): History {
  const { client, restaurant_id } = useStaffPlace();
  const query = useInfiniteQuery({
    queryKey: ['history', restaurant_id, search],
    queryFn: async ({ signal, pageParam }) =>
      unwrap(
        await client.listPastOrders(
          { ...search, ...(pageParam === null ? {} : { cursor: pageParam }) },
          { signal },
        ),
      ),
    initialPageParam: null as string | null, // the first page has no cursor
    getNextPageParam: ({ next_cursor }) => next_cursor,
    placeholderData: keepPreviousData,
  });
  return {
    orders: query.data?.pages.flatMap(({ orders }) => orders),
    error: query.error,
    isReading: query.isFetching,
    hasMore: query.hasNextPage,
    readMore: () => void query.fetchNextPage(),
  };
}
