import type { Problem } from '@comanda/contracts';
import { useLostCampaigns } from '@comanda/ordering';
import { type CheckoutFlow, UNTRIED } from '@comanda/ordering/payment';
import { Banner } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { InSight } from '@comanda/web/page';
import { useFormat } from '../times/use-format';
import { ActionBanner } from '../notices/action-banner';
import { DeclinedBanner } from './declined-banner';
import { UntriedBanner } from './untried-banner';

type PaymentNoticeProps = {
  readonly flow: CheckoutFlow;
  /** Current total of the order, in cents. */
  readonly total: number;
  /** Whether a declined payment can be tried again on this page; else it has to be opened anew. */
  readonly canTryAgain: boolean;
  /** Whether it can be paid without a card. */
  readonly hasOtherWay: boolean;
  readonly onAccept: () => void;
  readonly onReview: () => void;
  /** Label of the button that leads there. */
  readonly reviewLabel: string;
  readonly onRetry: () => void;
};

/** Shows a payment problem and the possible actions. Empty while all goes well. */
export function PaymentNotice(props: PaymentNoticeProps) {
  const { flow, total: totalNow, canTryAgain, hasOtherWay } = props;
  const { onAccept, onReview, onRetry, reviewLabel } = props;
  const { t } = useTranslation();
  const { money } = useFormat();
  const { lost } = useLostCampaigns();
  switch (flow.stage) {
    case 'declined':
      return (
        <>
          {flow.decline.code === UNTRIED ? (
            <UntriedBanner />
          ) : (
            <DeclinedBanner message={flow.decline.message} hasOtherWay={hasOtherWay} />
          )}
          {!canTryAgain && (
            <ActionBanner label={t('common.retry')} onAction={onRetry}>
              {t('checkout.payment.declined_again')}
            </ActionBanner>
          )}
        </>
      );
    case 'price_changed': {
      const total = flow.totals && money(flow.totals.total_with_tip_and_tax);
      const former = flow.former_total === null ? null : money(flow.former_total);
      return (
        <ActionBanner
          title={t('checkout.price_changed.title')}
          label={total ? t('checkout.price_changed.accept', { total }) : t('common.continue')}
          onAction={onAccept}
        >
          {total && former && t('checkout.price_changed.body', { total, former })}
        </ActionBanner>
      );
    }
    case 'items_unavailable':
      return (
        <ActionBanner
          title={t('checkout.items_changed.title')}
          label={reviewLabel}
          onAction={onReview}
        >
          {flow.problem.items && <p>{flow.problem.items.map(({ name }) => name).join(', ')}</p>}
          <p>{t('checkout.items_changed.body')}</p>
        </ActionBanner>
      );
    case 'refused': {
      if (flow.is_session_unkept) {
        return (
          // A new browser permission takes effect after a reload.
          <ActionBanner label={t('common.retry')} onAction={() => location.reload()}>
            {t('error.no_cookies')}
          </ActionBanner>
        );
      }
      const minutes = minutesToWait(flow.problem);
      const told =
        minutes === null
          ? t(`error.${flow.problem.code}`)
          : t(`checkout.payment.${hasOtherWay ? 'too_many' : 'too_many_only'}`, { count: minutes });
      const isTakenOut = flow.problem.code === 'campaign_used_up' && lost.length > 0;
      const takenOut = t('checkout.payment.taken_out', { total: money(totalNow) });
      return (
        <ActionBanner label={reviewLabel} onAction={onReview}>
          {isTakenOut ? `${told} ${takenOut}` : told}
        </ActionBanner>
      );
    }
    case 'offline':
      return (
        <ActionBanner
          title={t('page.unreachable.title')}
          label={t('common.retry')}
          onAction={onRetry}
        >
          {t(
            flow.attempt.way === 'counter' ? 'checkout.payment.not_sent' : 'page.unreachable.body',
          )}
        </ActionBanner>
      );
    case 'checking':
      return (
        <InSight>
          <Banner tone="warning" isLive>
            {t(
              flow.payment_method === 'COUNTER'
                ? 'checkout.payment.unknown_order'
                : 'checkout.payment.unknown',
            )}
          </Banner>
        </InSight>
      );
    default:
      return null;
  }
}

/** For how long nothing can be paid here, where that is longer than one waits at the page; null = it is not. */
function minutesToWait({ code, retry_after }: Problem): number | null {
  const seconds = code === 'rate_limited' ? (retry_after ?? 0) : 0;
  return seconds > 60 ? Math.ceil(seconds / 60) : null;
}
