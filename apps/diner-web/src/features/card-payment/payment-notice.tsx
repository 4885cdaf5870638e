import type { ErrorCode } from '@comanda/contracts';
import type { CheckoutFlow } from '@comanda/ordering/checkout';
import { Banner, Button } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#shared/use-format';

type PaymentNoticeProps = {
  readonly flow: CheckoutFlow;
  /** What the guest was shown before it changed. */
  readonly former_total: number;
  readonly onAccept: () => void;
  readonly onReview: () => void;
  readonly onRetry: () => void;
};

/** What came between the guest and the order, and what can be done about it. Nothing is said while all goes well. */
export function PaymentNotice({ flow, former_total, onAccept, onReview, onRetry }: PaymentNoticeProps) {
  const { t } = useTranslation();
  const { money } = useFormat();
  switch (flow.stage) {
    case 'declined':
      return (
        <Banner tone="danger" isLive title={t('checkout.payment.declined_title')}>
          {flow.decline.message} {t('checkout.payment.declined_body')}
        </Banner>
      );
    case 'price_changed':
      return (
        <Banner
          tone="warning"
          isLive
          title={t('checkout.price_changed.title')}
          action={
            <Button size="small" onClick={onAccept}>
              {flow.totals
                ? t('checkout.price_changed.accept', { total: money(flow.totals.total_with_tip_and_tax) })
                : t('common.continue')}
            </Button>
          }
        >
          {flow.totals &&
            t('checkout.price_changed.body', {
              total: money(flow.totals.total_with_tip_and_tax),
              former: money(former_total),
            })}
        </Banner>
      );
    case 'items_unavailable':
      return (
        <Banner
          tone="warning"
          isLive
          title={t('checkout.items_changed.title')}
          action={
            <Button size="small" onClick={onReview}>
              {t('checkout.items_changed.review')}
            </Button>
          }
        >
          {flow.problem.items?.map(({ name }) => name).join(', ')} {t('checkout.items_changed.body')}
        </Banner>
      );
    case 'refused':
      return (
        <Banner
          tone="danger"
          isLive
          action={
            <Button size="small" tone="secondary" onClick={onReview}>
              {t('checkout.items_changed.review')}
            </Button>
          }
        >
          {t(`error.${flow.problem.code satisfies ErrorCode}`)}
        </Banner>
      );
    case 'offline':
      return (
        <Banner
          tone="warning"
          isLive
          action={
            <Button size="small" tone="secondary" onClick={onRetry}>
              {t('common.retry')}
            </Button>
          }
        >
          {t('page.unreachable.body')}
        </Banner>
      );
    case 'checking':
      return (
        <Banner tone="warning" isLive>
          {t('checkout.payment.unknown')}
        </Banner>
      );
    default:
      return null;
  }
}
