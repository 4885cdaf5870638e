import { type CheckoutFlow, UNTRIED } from '@comanda/ordering/payment';
import { useFormat } from '@comanda/ordering-ui/times';
import { useTranslation } from 'react-i18next';

/** Nothing went wrong: the guest stopped, or never began. */
const QUIET: ReadonlySet<string> = new Set([UNTRIED, 'cancelled']);
const TOLD_CODES = ['amex_not_supported', 'busy', 'declined', 'disconnected', 'no_reader'] as const;

type Trouble = { readonly error: string; readonly details: string };

/** Returns a text for a payment or an order that failed; null where none did. */
export function useTroubleText(): (flow: CheckoutFlow) => Trouble | null {
  const { t } = useTranslation();
  const { money, list } = useFormat();
  /** The text of a reader's error code, for a reader that sends no words. */
  function own(code: string): string {
    const known = TOLD_CODES.find((each) => each === code);
    return known ? t(`reader.${known}`) : '';
  }

  return (flow) => {
    switch (flow.stage) {
      case 'declined':
        return QUIET.has(flow.decline.code)
          ? null
          : { error: t('reader.failed'), details: flow.decline.message || own(flow.decline.code) };
      case 'refused':
        return { error: t('kiosk.pay.failed'), details: t(`error.${flow.problem.code}`) };
      case 'offline':
        return { error: t('kiosk.pay.failed'), details: t('page.unreachable.banner') };
      case 'items_unavailable':
        return {
          error: t('checkout.items_changed.title'),
          details: list(flow.problem.items?.map(({ name }) => name) ?? []),
        };
      case 'price_changed': {
        const { totals, former_total } = flow;
        const total = totals && money(totals.total_with_tip_and_tax);
        const former = former_total === null ? null : money(former_total);
        return {
          error: t('checkout.price_changed.title'),
          details: total && former ? t('checkout.price_changed.body', { total, former }) : '',
        };
      }
      default:
        return null;
    }
  };
}
