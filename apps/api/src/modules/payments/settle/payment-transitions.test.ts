import type { PaymentStatus } from '@comanda/contracts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isOpenPayment, nextPaymentStatus, PAYMENT_TRANSITIONS } from './payment-transitions';

const statuses = Object.keys(PAYMENT_TRANSITIONS) as PaymentStatus[]; // Object.keys forgets the literal types
const aStatus = fc.constantFrom(...statuses);

describe('R4: a payment moves forward only', () => {
  test('no path leads back to a status it left', () => {
    for (const status of statuses) expect(reachableFrom(status)).not.toContain(status);
  });

  test('a report given again changes nothing', () => {
    fc.assert(
      fc.property(aStatus, aStatus, (from, reported) => {
        const once = nextPaymentStatus(from, reported);
        expect(nextPaymentStatus(once, reported)).toBe(once);
      }),
    );
  });

  test('however the reports of one payment are shuffled and doubled, it ends where the truth is', () => {
    const truths = [
      ['PROCESSING', 'CAPTURED'],
      ['PROCESSING', 'AUTHORIZED', 'CAPTURED', 'REFUNDED'],
      ['PROCESSING', 'CANCELLED'],
      ['FAILED'],
    ] as const;
    const aReportOrder = fc.constantFrom(...truths).chain((truth) =>
      fc.array(fc.nat({ max: truth.length - 1 }), { maxLength: 12 }).chain((doubles) =>
        fc
          .shuffledSubarray([...truth.keys(), ...doubles], {
            minLength: truth.length + doubles.length,
          })
          .map((order) => ({ truth, reports: order.map((index) => truth[index] ?? truth[0]) })),
      ),
    );
    fc.assert(
      fc.property(aReportOrder, ({ truth, reports }) => {
        const start: PaymentStatus = 'CREATED';
        expect(reports.reduce<PaymentStatus>(nextPaymentStatus, start)).toBe(truth.at(-1));
      }),
      { numRuns: 20_000 },
    );
  });

  test('money may still arrive exactly while the payment is open', () => {
    expect(statuses.filter(isOpenPayment)).toEqual(['CREATED', 'PROCESSING', 'AUTHORIZED']);
  });
});

function reachableFrom(status: PaymentStatus): PaymentStatus[] {
  return PAYMENT_TRANSITIONS[status].flatMap((next) => [next, ...reachableFrom(next)]);
}
