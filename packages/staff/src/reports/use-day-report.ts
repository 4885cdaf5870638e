import { unwrap } from '@comanda/api-client';
import type { DayReport } from '@comanda/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useStaffPlace } from '../provider/staff-provider';

export type DayReportUse = {
  /** The report of the previous date while the next one is read; undefined until the first is. */
  readonly report: DayReport | undefined;
  readonly error: Error | null;
  readonly isReading: boolean;
};

/** The figures of a date such as 2026-11-28, as its receipts add up to them; without one, of the day that is going on. */
export function useDayReport(date?: string): DayReportUse {
  const { client, restaurant_id } = useStaffPlace();
  const { data, error, isFetching } = useQuery({
    queryKey: ['day-report', restaurant_id, date ?? null],
    queryFn: async ({ signal }) =>
      unwrap(await client.getDayReport(date === undefined ? {} : { date }, { signal })).report,
    placeholderData: keepPreviousData,
  });
  return { report: data, error, isReading: isFetching };
}
