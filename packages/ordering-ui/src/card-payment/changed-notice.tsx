import type { CardLayout } from '@comanda/payments';
import { Banner } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { ActionBanner } from '../notices/action-banner';
import { InSight } from '@comanda/web/page';
import { useFormat } from '../times/use-format';

type ChangedNoticeProps = {
  readonly total: number;
  /** How the card is asked for; null while its form is on its way. */
  readonly layout: CardLayout | null;
  /** Where what was typed is kept and waits for the guest's word; null where it has to be typed again. */
  readonly onAgree: (() => void) | null;
};

/** The order became another one while its card was being typed: what it costs now, and what is left to do. */
export function ChangedNotice({ total, layout, onAgree }: ChangedNoticeProps) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const due = money(total);
  const title = t('checkout.order_changed.title');
  const told = t('checkout.order_changed.body', { total: due });
  if (onAgree) {
    return (
      <ActionBanner
        title={title}
        label={t('checkout.price_changed.accept', { total: due })}
        onAction={onAgree}
      >
        {told}
      </ActionBanner>
    );
  }
  return (
    <InSight>
      <Banner tone="warning" isLive title={title}>
        {layout === 'redirect' ? told : `${told} ${t('checkout.order_changed.card_again')}`}
      </Banner>
    </InSight>
  );
}
