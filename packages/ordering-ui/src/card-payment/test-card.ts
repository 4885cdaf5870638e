import type { PaymentService } from '@comanda/contracts';

/** A card that the processor's sandbox takes. */
export function testCardOf(payment_service: PaymentService): string {
  switch (payment_service) {
    case 'NMI':
      return '4111 1111 1111 1111';
    case 'BAMBORA':
      return '4030 0000 1000 1234';
    case 'NUVEI':
      return '4444 3333 2222 1111';
    default:
      return '4242 4242 4242 4242';
  }
}
