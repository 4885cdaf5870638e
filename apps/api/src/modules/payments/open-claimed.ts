import type { PaymentTotals } from '@comanda/contracts';
import { err, ok, type Result } from '@comanda/kernel';
import type { Deps } from '../../deps';
import type { Refusal } from '../../http/refusal';
import { answerKey } from '../../plugins/idempotency/key-store';
import type { KeyedRequest } from '../../plugins/idempotency/keyed-request';
import type { Processor, ProcessorFailure, ReaderRef } from '../../processors/processor';
import { giveUpPayment } from './settle/give-up-payment';
import { keepReference } from './settle/keep-reference';
import { lockPayment, type PaymentRow, updatePayment } from './settle/payment-repository';
import { isOpenPayment } from './settle/payment-transitions';
import { refOf } from './settle/ref-of';
import { settleAs } from './settle/settle';
import { afterSettling } from './after-settling';
import type { OpenedIntent } from './create-intent';

export type Claimed = {
  readonly payment: PaymentRow;
  readonly totals: PaymentTotals;
  readonly description: string;
  readonly reader?: ReaderRef | null;
};

type Step = 'again' | Result<OpenedIntent, Refusal>;

/** Opens a claimed payment at the processor, or finds out how one stands that was opened before. */
export async function openClaimed(
  deps: Deps,
  keyed: KeyedRequest,
  processor: Processor,
  claimed: Claimed,
): Promise<Step> {
  const { payment, description } = claimed;
  const ref = refOf(payment);
  // Asked twice, by a retry or after a crash, the processor gives the same one: its key is our payment's id.
  const answer =
    ref === null
      ? await processor.open({ ...payment, description, reader: claimed.reader })
      : await processor.lookUp(ref);
  if (!answer.ok) return await afterFailure(deps, payment, answer.error);
  const truth = answer.value;

  if (ref !== null) {
    const standing = await afterSettling(
      deps,
      await settleAs(deps, payment, truth, { source: 'server' }),
    );
    if (standing !== 'payable') return standing;
  }
  const opened = {
    ...payment,
    provider_ref: truth.provider_ref,
    client_secret: payment.client_secret ?? truth.client_secret,
  };
  const reply = await toIntentReply(processor, opened, claimed.totals);
  if (await keepOpened(deps, keyed, opened, reply)) return ok(reply);
  // A later wish of the guest took its place, and gives way to nobody. This one's secret is in no hands: closing is only tidy.
  const opened_ref = refOf(opened);
  if (opened_ref !== null) await processor.cancel(opened_ref);
  return err({ code: 'request_in_flight', retry_after: 1 });
}

/** Stores the processor's reference together with the reply that tells it: no guest can pay what we could not find again. */
async function keepOpened(
  deps: Deps,
  keyed: KeyedRequest,
  opened: PaymentRow,
  reply: OpenedIntent,
): Promise<boolean> {
  const isKept = await deps.db.transaction(async (tx) => {
    const current = await lockPayment(tx, opened);
    if (current === null || !isOpenPayment(current.status)) return false;
    const { provider_ref, client_secret } = opened;
    await updatePayment({ ...deps, db: tx }, opened, { provider_ref, client_secret });
    await keepReference({ ...deps, db: tx }, opened, provider_ref);
    await answerKey(tx, keyed, { status: 200, reply });
    return true;
  });
  if (isKept) keyed.state = 'answered';
  return isKept;
}

async function afterFailure(
  deps: Deps,
  payment: PaymentRow,
  failure: ProcessorFailure,
): Promise<Step> {
  const { payment_id } = payment;
  deps.log.warn({ payment_id, failure }, 'a payment could not be opened');
  switch (failure.code) {
    // It may be open by now. Nobody has its secret, and the next call gets it by the same key.
    case 'unknown':
    case 'unsent':
      return err({ code: 'unavailable', retry_after: 2 });
    case 'absent':
      await giveUp(deps, payment, 'absent');
      return 'again';
    case 'amount_too_low':
    case 'amount_too_high':
      await giveUp(deps, payment, failure.detail, 'FAILED');
      return err({ code: `card_${failure.code}` });
    case 'rejected':
      // A client may hold the secret of a payment opened earlier; a failed lookup does not close it.
      if (payment.provider_ref === null) await giveUp(deps, payment, failure.detail, 'FAILED');
      return err({ code: 'payment_setup' });
  }
}

async function giveUp(
  deps: Deps,
  payment: PaymentRow,
  why: string,
  to_status?: 'FAILED',
): Promise<void> {
  await deps.db.transaction((tx) => giveUpPayment({ ...deps, db: tx }, payment, why, to_status));
}

/** A payment that is open at its processor, as the browser that is to confirm it needs it. */
export async function toIntentReply(
  processor: Processor,
  opened: PaymentRow,
  totals: PaymentTotals,
): Promise<OpenedIntent> {
  const { provider_ref, client_secret, payment_service } = opened;
  const { amount, currency, order_id, share_id } = opened;
  if (provider_ref === null || client_secret === null) {
    throw new Error(
      `${payment_service} opened payment ${opened.payment_id} without telling how to pay it.`,
    );
  }
  return {
    payment_service,
    payment_intent: { payment_intent_id: provider_ref, amount, currency, client_secret },
    response: client_secret,
    processor: await processor.browserSide(opened),
    order_id,
    share_id,
    totals,
  };
}
