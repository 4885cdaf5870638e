import type { NuveiOutcome, NuveiReturn } from '@comanda/contracts';
import { err, ok, type Result } from '@comanda/kernel';
import type { Deps } from '../../deps';
import type { Refusal } from '../../http/refusal';
import { readResult } from '../../processors/nuvei/read-result';
import { openAccountBook } from '../../processors/payment-accounts';
import { settleStatement } from './settle/settle-statement';
import type { Settled } from './settle/settle';

export type NuveiVerdict = {
  readonly success: boolean;
  readonly outcome: NuveiOutcome;
  readonly payment_intent_id: string;
};

/**
 * Verifies the result that the guest's browser returns from Nuvei's page; only data signed with the terminal's secret
 * counts.
 */
export async function verifyNuveiPayment(
  deps: Deps,
  { total, ...returned }: NuveiReturn,
): Promise<Result<NuveiVerdict, Refusal>> {
  const payment_intent_id = returned.order_id;
  const accounts = openAccountBook(deps.db);
  const owner = await accounts.ownerOf('NUVEI', payment_intent_id);
  const account = owner === null ? null : await accounts.of(owner);
  const secret = account?.secrets.nuvei_secret;
  if (!account?.nuvei_acct || secret === undefined) return err({ code: 'payment_unverified' });
  const terminal = { terminal_id: account.nuvei_acct, secret };
  const statement = readResult({ ...returned, amount: total }, terminal);
  if (statement === null) return err({ code: 'payment_unverified' });
  const settled = await settleStatement(deps, {
    payment_service: 'NUVEI',
    provider_ref: payment_intent_id,
    statement,
    source: 'browser',
  });
  if (!settled.ok) return err({ code: 'payment_unverified' });
  const outcome = outcomeOf(settled.value, statement.is_approved);
  return ok({ success: outcome === 'paid', outcome, payment_intent_id });
}

/** Money for an order that cannot be placed any more, or for a payment that was given up, is on its way back. */
function outcomeOf({ payment_status, order_status }: Settled, isApproved: boolean): NuveiOutcome {
  if (!isApproved) return 'declined';
  return payment_status === 'CAPTURED' && order_status !== 'ORDER_CANCELLED' ? 'paid' : 'returned';
}
