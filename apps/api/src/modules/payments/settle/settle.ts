import type { OrderStatus, PaymentMethod, PaymentService, PaymentStatus } from '@comanda/contracts';
import { err, ok, type Result } from '@comanda/kernel';
import type { Deps } from '../../../deps';
import type { Decline, ProviderPayment } from '../../../processors/processor';
import {
  findPayment,
  findPaymentByRef,
  type PaymentKey,
  type PaymentRow,
  type PaymentSource,
} from './payment-repository';
import { recordTruth } from './record-truth';
import { stopCardTesting } from './stop-card-testing';
import { takeHeld } from './take-held';

export type SettleRequest = {
  readonly payment_service: PaymentService;
  readonly source: PaymentSource;
  /** Which payment: by our key, or by the processor's reference. */
  readonly key?: PaymentKey;
  readonly provider_ref?: string;
  /** The account that the news came from, where it says so; it must be the payment's own. */
  readonly account_id?: string | null;
  readonly payment_method?: PaymentMethod | undefined;
};

export type Settled = {
  readonly key: PaymentKey;
  readonly order_id: string;
  readonly order_status: OrderStatus;
  readonly payment_status: PaymentStatus;
  /** The guest has confirmed, and the outcome is not known yet. */
  readonly is_underway: boolean;
  readonly decline: Decline | null;
};

export type SettleFailure =
  /** No such payment, on one side or the other, or not in that account. */
  | { readonly code: 'absent' }
  /** Another system's payment in the same account. */
  | { readonly code: 'foreign' }
  /** The processor cannot be asked now. Nothing is known, so nothing is changed. */
  | { readonly code: 'unavailable' };

/**
 * The one way a payment changes and a paid order is placed. Whoever has news of a payment (browser, webhook,
 * reconciliation) calls it; it asks the processor itself, outside of any transaction, and writes down the answer.
 */
export async function settle(
  deps: Deps,
  request: SettleRequest,
): Promise<Result<Settled, SettleFailure>> {
  const { payment_service, account_id } = request;
  const known = await findKnown(deps, request);
  const provider_ref = known?.provider_ref ?? request.provider_ref ?? null;
  const processor = deps.processors[payment_service];
  if (processor === undefined) return err({ code: 'unavailable' });
  if (provider_ref === null) return err({ code: 'absent' });

  const ref = {
    provider_ref,
    account_id: known?.account_id ?? account_id ?? null,
    payment: known,
  };
  const looked = await processor.lookUp(ref);
  if (!looked.ok) {
    deps.log.warn({ provider_ref, failure: looked.error }, 'a payment could not be looked up');
    return err({ code: looked.error.code === 'absent' ? 'absent' : 'unavailable' });
  }
  const payment = known ?? (await findNamed(deps, looked.value));
  if (payment === null)
    return err({ code: looked.value.payment_id === null ? 'foreign' : 'absent' });
  if (account_id !== undefined && account_id !== payment.account_id) return err({ code: 'absent' });
  const truth = await takeHeld(processor, ref, payment, looked.value);
  return ok(await settleAs(deps, payment, truth, request));
}

/** The same, with the processor's answer in hand. */
export async function settleAs(
  deps: Deps,
  payment: PaymentRow,
  truth: ProviderPayment,
  { source, payment_method }: Pick<SettleRequest, 'source' | 'payment_method'>,
): Promise<Settled> {
  const key = { restaurant_id: payment.restaurant_id, payment_id: payment.payment_id };
  // In memory before the rows are held, so that they are not held while a whole menu is read.
  if (truth.status === 'CAPTURED') await deps.catalogue.get(payment.restaurant_id);
  const standing = await deps.db.transaction((tx) =>
    recordTruth({ ...deps, db: tx }, key, { truth, source, payment_method }),
  );
  if (truth.decline !== null) await stopCardTesting(deps, payment, truth);
  const { is_underway, decline } = truth;
  return { key, order_id: payment.order_id, ...standing, is_underway, decline };
}

async function findKnown({ db }: Deps, request: SettleRequest): Promise<PaymentRow | null> {
  const { payment_service, provider_ref, key } = request;
  if (key !== undefined) return await findPayment(db, key);
  return provider_ref === undefined
    ? null
    : await findPaymentByRef(db, payment_service, provider_ref);
}

/** A payment whose reference was not stored before its news came: it says itself which one it is. */
async function findNamed({ db }: Deps, truth: ProviderPayment): Promise<PaymentRow | null> {
  const { restaurant_id, payment_id, provider_ref } = truth;
  if (restaurant_id === null || payment_id === null) return null;
  const payment = await findPayment(db, { restaurant_id, payment_id });
  return payment?.provider_ref === null || payment?.provider_ref === provider_ref ? payment : null;
}
