import { err, ok, type Result } from '@comanda/kernel';
import { z } from 'zod';
import type { Line } from '../gateway';
import type { ProcessorFailure } from '../processor';
import { type BamboraAccount, callBambora } from './call-bambora';

const reportSchema = z.object({
  records: z.array(
    z.object({
      trn_id: z.union([z.string(), z.number()]).transform(String),
      trn_type: z.string(),
      trn_order_number: z.string(),
      trn_response: z.union([z.string(), z.number()]).transform(Number),
    }),
  ),
});

/** Field 5 of a report is the order number. */
const ORDER_NUMBER = 5;
const EQUALS = '%3D';
const DAY_MS = 24 * 3_600_000;
const CHARGE_TYPES: ReadonlySet<string> = new Set(['P', 'PA']);

/** The id of the payment that an order number has led to, the approved one before any other; null when there is none. */
export async function findByOrder(
  line: Line,
  account: BamboraAccount,
  order_number: string,
  sent_at: Date,
): Promise<Result<string | null, ProcessorFailure>> {
  const answer = await callBambora(line, '/reports', account, account.reporting_passcode, {
    name: 'Search',
    // Its times are of its own zone: a day around ours holds them all.
    start_date: dateOf(sent_at.getTime() - DAY_MS),
    end_date: dateOf(sent_at.getTime() + 2 * DAY_MS),
    start_row: 1,
    end_row: 100,
    criteria: [{ field: ORDER_NUMBER, operator: EQUALS, value: order_number }],
  });
  if (!answer.ok) return answer;
  const report = reportSchema.safeParse(answer.value.body);
  if (answer.value.status !== 200 || !report.success)
    return err({ code: 'unknown', detail: `the report cannot be read: ${answer.value.status}` });
  const charges = report.data.records.filter(
    ({ trn_type, trn_order_number }) =>
      CHARGE_TYPES.has(trn_type) && trn_order_number === order_number,
  );
  const found = charges.find(({ trn_response }) => trn_response === 1) ?? charges[0];
  return ok(found?.trn_id ?? null);
}

function dateOf(time: number): string {
  return new Date(time).toISOString().slice(0, 19);
}
