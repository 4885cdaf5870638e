import type { PaymentMethod } from '@comanda/contracts';
import { err, ok, type Result } from '@comanda/kernel';
import type { Deps } from '../../deps';
import type { Refusal } from '../../http/refusal';
import { PROBE_AFTER_MS } from '../../processors/breaker';
import type { Charge, Processor, ProviderPayment } from '../../processors/processor';
import { giveUpPayment } from './settle/give-up-payment';
import type { PaymentRow, PaymentSource } from './settle/payment-repository';
import { refOf } from './settle/ref-of';
import { settle, settleAs, type Settled } from './settle/settle';
import { keepAction, markSent, takeMarkBack } from './mark-sent';

export type ChargeRequest = {
  readonly charge: Charge;
  readonly source: PaymentSource;
  readonly payment_method?: PaymentMethod;
};

/** When an account that does not answer may be tried again. */
const TRY_AGAIN_SECONDS = PROBE_AFTER_MS / 1000;

/**
 * Charges a payment at a processor that this server asks itself, once: whoever marks it as sent sends, and everybody else
 * asks how it stands. An answer that is not heard leaves the mark, and the payment is looked up until it is known.
 */
export async function chargePayment(
  deps: Deps,
  payment: PaymentRow,
  request: ChargeRequest,
): Promise<Result<Settled, Refusal>> {
  const { source, charge, payment_method } = request;
  const processor = deps.processors[payment.payment_service];
  if (processor === undefined) return err({ code: 'unavailable', retry_after: 2 });
  const isAnswer = charge.kind === 'answer';
  const sent = await markSent(deps, payment, isAnswer ? payment.action_ref : null);
  if (sent === null) return await askHowItStands(deps, payment, source);
  const answered = await send(deps, processor, sent, charge);
  if (answered === 'unknown') return await askHowItStands(deps, sent, source);
  if (!answered.ok) return answered;
  const { action } = answered.value;
  if (action !== null) {
    await keepAction(deps, sent, action.action_ref);
    const { type, value } = action;
    return err({ code: 'payment_action_required', action: { type, value } });
  }
  return ok(await settleAs(deps, sent, answered.value, { source, payment_method }));
}

async function send(
  deps: Deps,
  processor: Processor,
  sent: PaymentRow,
  charge: Charge,
): Promise<'unknown' | Result<ProviderPayment, Refusal>> {
  const ref = refOf(sent);
  if (ref === null) throw new Error(`Payment ${sent.payment_id} was sent before it was opened.`);
  const charged = await processor.charge(ref, charge);
  if (charged.ok) return charged;
  const { payment_id } = sent;
  const { code, detail } = charged.error;
  deps.log.warn({ payment_id, code, detail }, 'a payment was not charged, or nobody knows');
  if (code === 'unknown') return 'unknown';
  if (code === 'unsent') {
    await takeMarkBack(deps, sent, detail);
    return err({ code: 'unavailable', retry_after: TRY_AGAIN_SECONDS });
  }
  await deps.db.transaction((tx) => giveUpPayment({ ...deps, db: tx }, sent, detail, 'FAILED'));
  return err({ code: 'payment_setup' });
}

async function askHowItStands(
  deps: Deps,
  { restaurant_id, payment_id, payment_service }: PaymentRow,
  source: PaymentSource,
): Promise<Result<Settled, Refusal>> {
  const settled = await settle(deps, {
    payment_service,
    key: { restaurant_id, payment_id },
    source,
  });
  // Nothing is known, and a charge may be out: that is no refusal.
  return settled.ok ? settled : err({ code: 'payment_pending' });
}
