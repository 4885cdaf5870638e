import type { BoardOrder, RefundReason } from '@comanda/contracts';
import { useFormatOf } from '@comanda/i18n/react';
import { parseAmount } from '@comanda/kernel';
import { useRefund } from '@comanda/staff/board';
import { Banner, Button, SegmentedControl, Sheet, TextField } from '@comanda/ui';
import { toasts } from '@comanda/web/toasts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonFields } from '#shared/reason-fields';
import { useRefusalToast } from '#shared/refusals/use-refusal-toast';
import { usePageSession } from '#shared/session/session-context';
import { useOnDone } from '#shared/use-on-done';
import { RefundLines } from './refund-lines';
import { allUnits, refundableLines, toRefundInput } from './refund-input';
import styles from './money.module.css';

type RefundSheetProps = { readonly order: BoardOrder; readonly onClose: () => void };

const REASONS = [
  'item_missing',
  'item_wrong',
  'quality',
  'too_late',
  'goodwill',
] as const satisfies readonly RefundReason[];
const EXAMPLE_CENTS = 250;

/** Refunds an order, some of its dishes, or an amount, for a reason; and says what goes back to the card and what is handed over. */
export function RefundSheet({ order, onClose }: RefundSheetProps) {
  const { t } = useTranslation();
  const { restaurant } = usePageSession();
  const { money } = useFormatOf(restaurant);
  const lines = refundableLines(order);
  const [by, setBy] = useState<'dishes' | 'amount'>('dishes');
  const [chosen, setChosen] = useState(() => allUnits(lines));
  const [text, setText] = useState('');
  const [reason, setReason] = useState<RefundReason | null>(null);
  const [note, setNote] = useState('');
  const amount = parseAmount(text);
  // Interac is a debit network of Canada.
  const mayBeInterac = order.payment_method === 'TERMINAL' && order.currency === 'CAD';
  const { refund, isRefunding, refunded, error } = useRefund();
  useRefusalToast(error);
  useOnDone({ isActing: isRefunding, error }, () => {
    const { online = 0, at_counter = 0 } = refunded ?? {};
    const message = [
      online > 0 && t('staff.refund.online', { amount: money(online) }),
      at_counter > 0 && t('staff.refund.counter', { amount: money(at_counter) }),
    ]
      .filter(Boolean)
      .join(' ');
    toasts.show({ message, tone: 'success' });
    onClose();
  });

  const isChosen =
    by === 'amount'
      ? amount !== null && amount > 0
      : lines.length === 0 || Object.values(chosen).some((units) => units > 0);

  function submit(): void {
    const input = by === 'amount' ? { amount: amount ?? 0 } : toRefundInput(lines, chosen);
    refund(order.order_id, { ...input, reason, note: note.trim() });
  }

  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('staff.refund.title', { number: order.order_number ?? '' })}
      closeLabel={t('common.close')}
      footer={
        <Button
          size="large"
          isWide
          tone="danger"
          disabled={!isChosen || reason === null}
          isBusy={isRefunding}
          busyLabel={t('common.one_moment')}
          onClick={submit}
        >
          {t('staff.refund.submit')}
        </Button>
      }
    >
      <div className={styles.fields}>
        {mayBeInterac && <Banner>{t('staff.refund.interac')}</Banner>}
        <SegmentedControl
          legend={t('staff.refund.by')}
          isLegendHidden
          options={[
            { value: 'dishes', label: t('staff.refund.by_dishes') },
            { value: 'amount', label: t('staff.refund.by_amount') },
          ]}
          value={by}
          onChange={setBy}
        />
        {by === 'dishes' ? (
          <RefundLines lines={lines} chosen={chosen} onChange={setChosen} />
        ) : (
          <TextField
            label={t('staff.refund.amount')}
            error={
              text !== '' && amount === null
                ? t('staff.refund.amount_invalid', { example: money(EXAMPLE_CENTS) })
                : undefined
            }
            inputMode="decimal"
            autoComplete="off"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
        <ReasonFields
          legend={t('staff.refund.reason')}
          reasons={REASONS}
          labelOf={(each) => t(`staff.refund.reasons.${each}`)}
          reason={reason}
          onReason={setReason}
          note={note}
          onNote={setNote}
        />
      </div>
    </Sheet>
  );
}
