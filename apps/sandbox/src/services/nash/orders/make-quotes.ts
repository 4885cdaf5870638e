import { newId } from '../../../ids';
import type { Order, Quote } from './order';

const MINUTE_MS = 60_000;

/** The couriers of the sandbox: how much each asks, and how long it takes. */
const COURIERS = [
  { provider: 'FleetSimulator', cents: 799, minutes: 35 },
  { provider: 'FleetSimulatorFast', cents: 1099, minutes: 20 },
] as const;

/** An address with this in it is beyond every courier. */
export const FAR_AWAY = /far away/i;

export function makeQuotes(order: Pick<Order, 'id'>, now: Date, seconds: number): Quote[] {
  return COURIERS.map(({ provider, cents, minutes }) => ({
    id: newId('qot'),
    order_id: order.id,
    provider,
    cents,
    tax_cents: 0,
    created: now,
    expires: new Date(now.getTime() + seconds * 1000),
    pickup_eta: new Date(now.getTime() + (minutes - 12) * MINUTE_MS),
    dropoff_eta: new Date(now.getTime() + minutes * MINUTE_MS),
  }));
}
