import { nashTime } from '../jobs/job-view';
import type { Order, Quote } from './order';

export function orderView(order: Order): object {
  return {
    id: order.id,
    externalId: order.externalId,
    createdAt: nashTime(order.created),
    status: order.job_id === null ? 'created' : 'dispatched',
    portalUrl: `https://portal.usenash.com/orders/${order.id}`,
    publicTrackingUrl: null,
    quotes: order.quotes.map((quote) => quoteView(quote, order.currency)),
    failedQuotes: [],
    validationErrors: [],
    winner: null,
  };
}

function quoteView(quote: Quote, currency: string): object {
  return {
    id: quote.id,
    providerId: `prv_${quote.provider}`,
    providerName: quote.provider,
    createdTime: nashTime(quote.created),
    expireTime: nashTime(quote.expires),
    priceCents: quote.cents,
    taxAmountCents: quote.tax_cents,
    nashFeeCents: 0,
    totalPriceCents: quote.cents + quote.tax_cents,
    currency,
    pickupEta: nashTime(quote.pickup_eta),
    dropoffEta: nashTime(quote.dropoff_eta),
    tags: [],
    isSuccessful: true,
    errorMessage: null,
  };
}
