import { useCheckoutDetails, useRestaurant } from '@comanda/ordering';
import { useCheckout } from '@comanda/ordering/payment';
import { Banner, Button } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { ContactForm } from '@comanda/ordering-ui/contact';
import { useVerificationFaultText } from './phone-code';
import type { useIntroduction } from './use-introduction';

type ContactStepProps = {
  readonly introduction: Pick<ReturnType<typeof useIntroduction>, 'fault' | 'is_busy'>;
  readonly isPhoneRequired: boolean;
  readonly isBrought?: boolean;
  readonly isPaidNext: boolean;
  /** Goes on without a name and a number; undefined = both are asked for. */
  readonly onSkip?: () => void;
  readonly onSubmit: () => void;
};

/** Asks who the order is for, and says what the server had against the last answer. */
export function ContactStep({
  introduction: { fault, is_busy },
  isPhoneRequired,
  isBrought = false,
  isPaidNext,
  onSkip,
  onSubmit,
}: ContactStepProps) {
  const { t } = useTranslation();
  const { default_phone_country } = useRestaurant();
  const details = useCheckoutDetails();
  const { flow } = useCheckout();
  const faultText = useVerificationFaultText();
  const refusal = flow.stage === 'refused' ? flow.problem.code : null;

  return (
    <>
      {fault && (
        <Banner tone="danger" isLive>
          {faultText(fault)}
        </Banner>
      )}
      <ContactForm
        name={details.name}
        phone={details.phone}
        isPhoneRequired={isPhoneRequired}
        isBrought={isBrought}
        nameError={refusal === 'guest_name_in_use' ? t('checkout.contact.name_in_use') : undefined}
        phoneError={
          refusal === 'invalid_phone_number' ? t('checkout.contact.phone_invalid') : undefined
        }
        country={default_phone_country}
        onChange={details.set}
        onSubmit={onSubmit}
      >
        <Button type="submit" size="large" isWide isBusy={is_busy} busyLabel={t('common.loading')}>
          {isPaidNext ? t('checkout.contact.continue') : t('common.continue')}
        </Button>
        {onSkip && (
          <Button tone="secondary" size="large" isWide onClick={onSkip}>
            {t('checkout.contact.skip')}
          </Button>
        )}
      </ContactForm>
    </>
  );
}
