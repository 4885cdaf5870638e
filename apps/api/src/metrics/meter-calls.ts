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
    open: metered(processor.open),
    charge: metered(processor.charge),
    lookUp: metered(processor.lookUp),
    capture: metered(processor.capture),
    cancel: metered(processor.cancel),
    refund: metered(processor.refund),
  };
}

export function meterCourier(figures: Figures, courier: CourierService): CourierService {
  const metered = meterFor(figures, courier.provider);
  return {
    ...courier,
    offer: metered(courier.offer),
    dispatch: metered(courier.dispatch),
    lookUp: metered(courier.lookUp),
    cancel: metered(courier.cancel),
  };
}

/** Codes that a service makes are calls of their own; those of ours go out as texts and would count twice. */
export function meterTexts(figures: Figures, { texts, codes }: Texts): Texts {
  const metered = meterFor(figures, 'TEXTS');
  const meteredCodes = meterFor(figures, 'CODES');
  return {
    texts: { ...texts, send: metered(texts.send), find: metered(texts.find) },
    codes: { send: meteredCodes(codes.send), check: meteredCodes(codes.check) },
  };
}

type Answer = Result<unknown, { readonly code: string }>;

function meterFor(figures: Figures, service: string) {
  figures.expectService(service);
  return function metered<Input extends unknown[], Given extends Answer>(
    call: (...input: Input) => Promise<Given>,
  ): (...input: Input) => Promise<Given> {
    return async (...input) => {
      const began = performance.now();
      let outcome: CallOutcome = 'unanswered';
      try {
        const answer = await call(...input);
        outcome = outcomeOf(answer);
        return answer;
      } finally {
        figures.countCall(service, outcome, (performance.now() - began) / 1000);
      }
    };
  };
}

/** A refusal is an answer. */
function outcomeOf(answer: Answer): CallOutcome {
  if (answer.ok) return 'answered';
  if (answer.error.code === 'unsent') return 'unsent';
  return answer.error.code === 'unknown' ? 'unanswered' : 'answered';
}
