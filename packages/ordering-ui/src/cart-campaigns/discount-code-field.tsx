import { type CodeFault, useDiscountCode } from '@comanda/ordering';
import { Button, TextField } from '@comanda/ui';
import type { SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { toasts } from '@comanda/web/toasts';
import { useFormat } from '../times/use-format';

type DiscountCodeFieldProps = { readonly onApplied: () => void };

/** Where a discount code is typed; what it lacks is said beside it. */
export function DiscountCodeField({ onApplied }: DiscountCodeFieldProps) {
  const { t } = useTranslation();
  const faultText = useFaultText();
  const code = useDiscountCode();

  async function onSubmit(event: SyntheticEvent) {
    event.preventDefault();
    const result = await code.apply();
    if (!result?.ok) return;
    toasts.show({ message: t('cart.discount.applied'), tone: 'success', id: 'discount' });
    onApplied();
  }

  return (
    <form onSubmit={(event) => void onSubmit(event)}>
      <TextField
        label={t('cart.discount.title')}
        value={code.text}
        onChange={(event) => code.setText(event.target.value)}
        error={code.fault === null ? undefined : faultText(code.fault)}
        suffix={
          <Button
            type="submit"
            size="small"
            tone="secondary"
            isBusy={code.is_checking}
            busyLabel={t('common.loading')}
          >
            {t('cart.discount.apply')}
          </Button>
        }
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
        maxLength={32}
      />
    </form>
  );
}

function useFaultText(): (fault: CodeFault) => string {
  const { t } = useTranslation();
  const { money } = useFormat();
  return (fault) => {
    switch (fault.code) {
      case 'refused':
        return fault.error === 'discount_code_invalid'
          ? t('cart.discount.invalid')
          : t(`error.${fault.error}`);
      case 'offline':
        return t('error.network');
      case 'code_in_use':
        return t('cart.promotions.code_in_use');
      case 'campaign_not_earned':
        return fault.missing.code === 'spend_more'
          ? t('cart.promotions.code_spend_more', { amount: money(fault.missing.amount) })
          : t('cart.promotions.code_not_earned');
      case 'campaign_limit_reached':
      case 'campaign_not_combinable':
        return t(`error.${fault.code}`);
      default:
        return t('cart.promotions.code_not_now');
    }
  };
}
