import type { Result } from '@comanda/kernel';
import type { CourierService } from '../couriers/courier-service';
import type { Processor } from '../processors/processor';
import type { Texts } from '../texts/text-service';
import type { CallOutcome, Figures } from './create-figures';

/** Counts what a processor is asked; reading its webhooks asks nobody. */
export function meterProcessor(figures: Figures, processor: Processor): Processor {
  const metered = meterFor(figures, processor.payment_service);
  return {
    ...processor,
    open: (attempt) => metered(() => processor.open(attempt)),
    charge: (ref, charge) => metered(() => processor.charge(ref, charge)),
    lookUp: (ref) => metered(() => processor.lookUp(ref)),
    capture: (ref) => metered(() => processor.capture(ref)),
    cancel: (ref) => metered(() => processor.cancel(ref)),
    refund: (ref, key, part) => metered(() => processor.refund(ref, key, part)),
  };
}

export function meterCourier(figures: Figures, courier: CourierService): CourierService {
  const metered = meterFor(figures, courier.provider);
  return {
    ...courier,
    offer: (trip) => metered(() => courier.offer(trip)),
    dispatch: (trip, offer_ref) => metered(() => courier.dispatch(trip, offer_ref)),
    lookUp: (ref) => metered(() => courier.lookUp(ref)),
    cancel: (ref) => metered(() => courier.cancel(ref)),
  };
}

/** Codes are counted apart; our own go out as texts that are not counted a second time. */
export function meterTexts(figures: Figures, { texts, codes }: Texts): Texts {
  const metered = meterFor(figures, 'TEXTS');
  const meteredCodes = meterFor(figures, 'CODES');
  return {
    texts: {
      ...texts,
      send: (text) => metered(() => texts.send(text)),
      find: (text, since) => metered(() => texts.find(text, since)),
    },
    codes: {
      send: (request) => meteredCodes(() => codes.send(request)),
      check: (sent, code) => meteredCodes(() => codes.check(sent, code)),
    },
  };
}

type Answer = Result<unknown, { readonly code: string }>;

function meterFor(figures: Figures, service: string) {
  figures.expectService(service);
  return async function metered<Given extends Answer>(call: () => Promise<Given>): Promise<Given> {
    const began = performance.now();
    let outcome: CallOutcome = 'unanswered';
    try {
      const answer = await call();
      outcome = outcomeOf(answer);
      return answer;
    } finally {
      figures.countCall(service, outcome, (performance.now() - began) / 1000);
    }
  };
}

/** A refusal is an answer. */
function outcomeOf(answer: Answer): CallOutcome {
  if (answer.ok) return 'answered';
  if (answer.error.code === 'unsent') return 'unsent';
  return answer.error.code === 'unknown' ? 'unanswered' : 'answered';
}
