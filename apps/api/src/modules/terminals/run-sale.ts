import { assertNever } from '@comanda/kernel';
import type { Deps } from '../../deps';
import type { ProviderPayment, ProviderRef } from '../../processors/processor';
import type { Sold } from '../../processors/spin/cloud-readers';
import { known } from '../../processors/payment-from-row';
import {
  findPayment,
  type PaymentKey,
  type PaymentRow,
} from '../payments/settle/payment-repository';
import { refOf } from '../payments/settle/ref-of';
import { settleAs } from '../payments/settle/settle';
import { failureOf } from './standing';
import { HELD_FOR_MS, holdReader, keepFailure } from './terminal-payments';

/** Says that it is there well before anybody would believe that it is not. */
const SAY_SO_EVERY_MS = HELD_FOR_MS / 3;

/**
 * One sale at a cloud terminal, from asking for the card to writing down what came of it. It answers to nobody: whatever
 * breaks, the payment has been written down as sent, and is looked up by whoever comes next.
 */
export async function runSale(deps: Deps, key: PaymentKey): Promise<void> {
  const timer = setInterval(() => void sayHere(deps, key), SAY_SO_EVERY_MS);
  timer.unref();
  try {
    const payment = await findPayment(deps.db, key);
    const ref = payment && refOf(payment);
    if (payment === null || ref === null) return;
    await writeDown(deps, payment, ref, await deps.readers.cloud.sell(ref));
  } catch (error) {
    deps.log.error({ err: error, payment_id: key.payment_id }, 'a sale at a terminal was left');
  } finally {
    clearInterval(timer);
    await giveReaderBack(deps, key);
  }
}

async function writeDown(
  deps: Deps,
  payment: PaymentRow,
  ref: ProviderRef,
  sold: Sold,
): Promise<void> {
  switch (sold.kind) {
    case 'told':
      return await close(deps, payment, await ended(deps, ref, sold.truth));
    case 'not_begun':
      await keepFailure(deps.db, payment, 'reader', sold.message || null);
      return await settleFree(deps, payment, known(ref, payment, { status: 'FAILED' }));
    case 'unknown':
      deps.log.warn({ payment_id: payment.payment_id }, 'what a terminal did is not known yet');
      return;
    default:
      assertNever(sold);
  }
}

/** A terminal that still asks for the card when its service has given up is told to stop; then it says who was faster. */
async function ended(
  deps: Deps,
  ref: ProviderRef,
  truth: ProviderPayment,
): Promise<ProviderPayment> {
  if (truth.status !== 'PROCESSING') return truth;
  const stopped = await deps.readers.cloud.cancel(ref);
  return stopped.ok ? stopped.value : truth;
}

/** Why it failed is written down first: whoever sees that it failed is told why. Of a payment that was made it is not shown. */
async function close(deps: Deps, payment: PaymentRow, truth: ProviderPayment): Promise<void> {
  const failure = failureOf(truth.status, truth.decline);
  if (failure !== null)
    await keepFailure(deps.db, payment, failure, truth.decline?.message || null);
  await settleFree(deps, payment, truth);
}

/** The reader is free before the outcome shows: whoever sees it may ask for the next card. */
async function settleFree(deps: Deps, payment: PaymentRow, truth: ProviderPayment): Promise<void> {
  await giveReaderBack(deps, payment);
  await settleAs(deps, payment, truth, { source: 'server', payment_method: 'TERMINAL' });
}

async function sayHere(deps: Deps, key: PaymentKey): Promise<void> {
  try {
    await holdReader(deps.db, key, new Date(deps.clock.now().getTime() + HELD_FOR_MS));
  } catch (error) {
    deps.log.warn({ err: error }, 'a held reader could not be written down');
  }
}

async function giveReaderBack(deps: Deps, key: PaymentKey): Promise<void> {
  try {
    await holdReader(deps.db, key, null);
  } catch (error) {
    // It ends by itself a moment later.
    deps.log.warn({ err: error }, 'a reader could not be given back');
  }
}
