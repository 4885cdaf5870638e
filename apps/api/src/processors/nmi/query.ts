import { err, ok, type Result } from '@comanda/kernel';
import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';
import { call } from '../call';
import { readDecimal } from '../decimal';
import type { Line } from '../gateway';
import type { ProcessorFailure } from '../processor';

const actionSchema = z.object({
  action_type: z.string(),
  amount: z.string().default('0'),
  success: z.string().default('0'),
  response_code: z.string().default(''),
  response_text: z.string().default(''),
});

const transactionSchema = z.object({
  transaction_id: z.string(),
  condition: z.string(),
  order_id: z.string().default(''),
  currency: z.string().default(''),
  cc_number: z.string().default(''),
  cc_type: z.string().default(''),
  original_transaction_id: z.string().default(''),
  action: z.array(actionSchema).default([]),
});

const reportSchema = z.object({
  nm_response: z.union([
    z.literal('').transform(() => ({ transaction: [], error_response: undefined })),
    z.object({
      transaction: z.array(transactionSchema).default([]),
      error_response: z.string().optional(),
    }),
  ]),
});

export type NmiAction = z.infer<typeof actionSchema>;
export type NmiTransaction = z.infer<typeof transactionSchema>;

const parser = new XMLParser({
  parseTagValue: false,
  isArray: (name) => name === 'transaction' || name === 'action',
});

/** All transactions of one order number. */
export async function queryOrder(
  line: Line,
  security_key: string,
  order_id: string,
): Promise<Result<readonly NmiTransaction[], ProcessorFailure>> {
  const body = new URLSearchParams({ security_key, order_id });
  return await call(line, '/api/query.php', { method: 'POST', body }, ({ text }) => {
    const report = readReport(text);
    if (report === null) return err({ code: 'unknown', detail: 'the report cannot be read' });
    const { transaction, error_response } = report;
    return error_response === undefined
      ? ok(transaction.filter((each) => each.order_id === order_id))
      : err({ code: 'rejected', detail: error_response });
  });
}

function readReport(text: string): z.infer<typeof reportSchema>['nm_response'] | null {
  try {
    const parsed = reportSchema.safeParse(parser.parse(text, true));
    return parsed.success ? parsed.data.nm_response : null;
  } catch {
    return null;
  }
}

/** Amount of one action in cents. Refunds may be written with a minus: the type gives the direction. */
export function centsOf({ amount }: Pick<NmiAction, 'amount'>): number {
  return readDecimal(amount.trim().replace(/^-/, '')) ?? 0;
}
