import type { PhoneVerification, VerificationFault } from '@comanda/ordering/table';
import { useTranslation } from 'react-i18next';
import { useTableFaultText } from '#app/table/use-table-fault-text';
import { CodeForm } from '@comanda/ordering-ui/contact';
import { toasts } from '@comanda/web/toasts';

type PhoneCodeProps = {
  readonly phone: string;
  readonly verification: PhoneVerification;
  readonly onVerified: () => void;
};

/** The code that was texted, for an order that is only taken from a number that is the guest's. */
export function PhoneCode({ phone, verification, onVerified }: PhoneCodeProps) {
  const { t } = useTranslation();
  const faultText = useVerificationFaultText();

  async function check(code: string) {
    if (await verification.check(code)) onVerified();
  }
  async function resend() {
    const wait = await verification.send();
    if (wait === null) return;
    const message = wait > 0 ? t('table.twofa.wait', { count: wait }) : t('table.twofa.resent');
    toasts.show({ message, id: 'code' });
  }

  return (
    <CodeForm
      phone={phone}
      isBusy={verification.is_busy}
      error={verification.fault ? faultText(verification.fault) : undefined}
      onCode={(code) => void check(code)}
      onResend={() => void resend()}
      onOtherNumber={verification.reset}
    />
  );
}

/** Why a number could not be shown to be the guest's, in words. */
export function useVerificationFaultText(): (fault: VerificationFault) => string {
  const { t } = useTranslation();
  const faultText = useTableFaultText();
  return (fault) => {
    switch (fault.code) {
      case 'wrong_code':
        return t('table.twofa.wrong');
      case 'too_soon':
        return t('table.twofa.wait', { count: fault.seconds });
      default:
        return faultText(fault);
    }
  };
}
