import type { TipInput } from '@comanda/api-client';
import { type Bill, MAX_BILL_PARTS, type PaymentTotals, type ShareInput } from '@comanda/contracts';
import { cents } from '@comanda/kernel';
import { useRestaurant } from '@comanda/ordering';
import { useSharePrice } from '@comanda/ordering/payment';
import { isTipOffered, type Tip, tipAmount, tipToFields } from '@comanda/totals';
import { Button, SegmentedControl, Stepper, TextField } from '@comanda/ui';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { exampleAmount } from '@comanda/ordering-ui/tip-picker';
import { useFormat } from '@comanda/ordering-ui/times';
import styles from './share-choice.module.css';
import { amountFault, type Kind, shareInput } from './share-input';

type ShareChoiceProps = {
  readonly bill: Bill;
  /** Whether the guest has anything of their own on it. */
  readonly hasOwn: boolean;
  /** Whether something is chosen already: not for somebody who has paid, and need not pay any more. */
  readonly isProposed: boolean;
  readonly people: number;
  readonly isBusy: boolean;
  /** The tip on an amount before tax, in cents; null while that is not known. */
  readonly tipPicker: (net: number | null, tip: Tip, choose: (tip: Tip) => void) => ReactNode;
  readonly onChoose: (share: ShareInput, tip: TipInput) => void;
};

/** Chooses the part of the bill to pay: one's own, an equal part, an amount, or all of it. */
export function ShareChoice(props: ShareChoiceProps) {
  const { bill, hasOwn, isProposed, people: atTable } = props;
  const { isBusy, tipPicker, onChoose } = props;
  const { t } = useTranslation();
  const { money } = useFormat();
  const restaurant = useRestaurant();
  const [chosen, setKind] = useState<Kind | null>(null);
  const [people, setPeople] = useState(Math.max(2, atTable));
  const [text, setText] = useState('');
  const [hasTried, setTried] = useState(false);
  const [tip, setTip] = useState<Tip>({ kind: 'none' });
  // Orders may come after the bill: that something is one's own may be known late.
  if (chosen === null && hasOwn && isProposed) setKind('mine');
  // When somebody else has paid for it, nothing is chosen: nobody pays for others without having said so.
  const kind = chosen === 'mine' && !hasOwn ? null : (chosen ?? (isProposed ? 'all' : null));
  const share = kind && shareInput({ kind, people, text, open: bill.open });

  const own = useSharePrice(hasOwn ? MINE : null);
  const price = useSharePrice(share);
  const due = price && dueOf(price, tip);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    setTried(true);
    if (share) onChoose(share, tipToFields(tip));
  }
  function errorText(): string | undefined {
    const fault = hasTried ? amountFault(text, bill.open) : undefined;
    if (fault === 'too_high') return t('error.amount_too_high');
    return fault === undefined
      ? undefined
      : t('checkout.tip.custom_invalid', { example: money(exampleAmount(2500, bill.open)) });
  }

  return (
    <form className={styles.choice} noValidate onSubmit={submit}>
      <SegmentedControl
        legend={t('table.pay.what')}
        value={kind}
        onChange={setKind}
        options={[
          {
            value: 'mine',
            label: t('table.pay.mine'),
            ...(own === null ? {} : { detail: money(own.total_with_tip_and_tax) }),
            isDisabled: !hasOwn,
          },
          { value: 'all', label: t('table.pay.all'), detail: money(bill.open) },
          { value: 'parts', label: t('table.pay.parts') },
          { value: 'amount', label: t('table.pay.amount') },
        ]}
      />
      {kind === 'parts' && (
        <div className={styles.people}>
          <div>
            <p>{t('table.pay.people')}</p>
            <p className={styles.detail}>
              {due !== null && t('table.pay.parts_detail', { amount: money(due) })}
            </p>
          </div>
          <Stepper
            size="large"
            value={people}
            min={2}
            max={MAX_BILL_PARTS}
            onChange={setPeople}
            label={t('table.pay.people')}
            decreaseLabel={t('table.pay.fewer')}
            increaseLabel={t('table.pay.more')}
          />
        </div>
      )}
      {kind === 'amount' && (
        <TextField
          label={t('table.pay.amount_label')}
          hint={t('table.pay.amount_hint', { max: money(bill.open) })}
          error={errorText()}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      {isTipOffered(restaurant, 'DINE_IN') && tipPicker(price?.net_total ?? null, tip, setTip)}
      <Button
        type="submit"
        size="large"
        isWide
        disabled={kind === null}
        isBusy={isBusy}
        busyLabel={t('common.loading')}
      >
        {[t('table.pay.go_on'), due !== null && money(due)].filter(Boolean).join(' · ')}
      </Button>
    </form>
  );
}

const MINE: ShareInput = { kind: 'mine' };

/** Amount to pay with a tip, in cents. Without one of their own a payer bears a part of tips that were given on the orders. */
function dueOf({ net_total, total_with_tax, total_with_tip_and_tax }: PaymentTotals, tip: Tip) {
  return tip.kind === 'none'
    ? total_with_tip_and_tax
    : total_with_tax + tipAmount(tip, cents(net_total));
}
