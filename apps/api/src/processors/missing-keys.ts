import type { PaymentService } from '@comanda/contracts';
import { assertNever } from '@comanda/kernel';
import type { PaymentAccounts } from './payment-accounts';

/** Settings restaurant.yaml lacks before a restaurant can take cards with a service; empty = complete. */
export function missingKeys(
  payment_service: PaymentService,
  { nuvei_acct, nmi_public_key, bambora_mid, secrets }: PaymentAccounts,
): string[] {
  switch (payment_service) {
    case 'NONE':
    case 'STRIPE':
      return [];
    case 'NUVEI':
      return absent({ nuvei_acct, 'payment_secrets.nuvei_secret': secrets.nuvei_secret });
    case 'NMI':
      return absent({
        nmi_public_key,
        'payment_secrets.nmi_security_key': secrets.nmi_security_key,
      });
    case 'BAMBORA':
      return absent({
        bambora_mid,
        'payment_secrets.bambora_passcode': secrets.bambora_passcode,
        'payment_secrets.bambora_reporting_passcode': secrets.bambora_reporting_passcode,
      });
    default:
      return assertNever(payment_service);
  }
}

function absent(keys: Readonly<Record<string, string | null | undefined>>): string[] {
  return Object.entries(keys).flatMap(([name, value]) => (value ? [] : [name]));
}
