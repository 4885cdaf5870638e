import { err, ok } from '@comanda/kernel';
import type { Result } from '@comanda/kernel';

import { newId } from '../../../ids';
import type { Job } from '../jobs/job';
import { canBeCancelled } from '../jobs/job';
import type { NashState } from '../nash-state';
import { FAR_AWAY, makeQuotes } from '../orders/make-quotes';
import type { Order } from '../orders/order';
import { readOrder } from '../orders/read-order';
import { badField, notFound } from './nash-error';
import type { NashError } from './nash-error';

type Body = Readonly<Record<string, unknown>>;

/** Returns couriers' offers for an order. Each further call returns new offers. */
export function getQuotes(state: NashState, body: Body): Result<Order, NashError> {
  const read = readOrder(body);
  if (!read.ok) return read;
  const known = state.orderOf(read.value.externalId);
  if (known?.job_id) {
    return err({
      status: 409,
      code: 'ORDER_ALREADY_DISPATCHED',
      message: 'The order has been dispatched',
    });
  }
  if (FAR_AWAY.test(read.value.dropoffAddress)) {
    return err({
      status: 404,
      code: 'NO_ELIGIBLE_PROVIDERS',
      message: 'No courier delivers to this address',
    });
  }
  const now = state.now();
  const id = known?.id ?? newId('ord');
  const order: Order = {
    ...read.value,
    id,
    created: known?.created ?? now,
    quotes: makeQuotes({ id }, now, state.settings.quoteSeconds),
    job_id: null,
  };
  state.saveOrder(order);
  return ok(order);
}

/** Sends the courier whose offer was taken. */
export function selectQuote(state: NashState, body: Body): Result<Job, NashError> {
  const quoteId = body['quoteId'];
  if (typeof quoteId !== 'string') return err(badField('quoteId', 'quoteId is required'));
  const found = state.findQuote(quoteId);
  if (!found) return err(notFound('Quote'));
  const { order, quote } = found;
  if (order.job_id) {
    return err({
      status: 409,
      code: 'ORDER_ALREADY_DISPATCHED',
      message: 'The order has been dispatched',
    });
  }
  if (state.now() >= quote.expires) {
    return err({ status: 404, code: 'NO_VALID_QUOTES', message: 'The quote has expired' });
  }
  const job: Job = {
    id: newId('job'),
    configuration_id: newId('cfg'),
    task_id: newId('tsk'),
    delivery_id: newId('dlv'),
    order_id: order.id,
    external_id: order.externalId,
    quote_id: quote.id,
    provider: quote.provider,
    cents: quote.cents,
    tip_cents: order.tipAmountCents,
    currency: order.currency,
    pickup_eta: quote.pickup_eta,
    dropoff_eta: quote.dropoff_eta,
    history: [{ status: 'created', at: state.now() }],
    status: 'created',
  };
  order.job_id = job.id;
  state.dispatch(job);
  return ok(job);
}

export function cancelJob(state: NashState, id: string): Result<Job, NashError> {
  const job = state.findJob(id);
  if (!job) return err(notFound('Job'));
  if (!canBeCancelled(job)) {
    return err({
      status: 409,
      code: 'INVALID_STATE_TRANSITION',
      message: `A delivery that is ${job.status} cannot be cancelled`,
    });
  }
  state.move(job, 'canceled_by_customer');
  return ok(job);
}
