import type { ShareInput } from '@comanda/contracts';
import { useFormatOf } from '@comanda/i18n/react';
import type { GuestBill } from '@comanda/staff/tables';
import { RadioRow } from '@comanda/ui';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageSession } from '#shared/session/session-context';
import styles from './payment.module.css';
import { FEWEST_PARTS, ShareDetails } from './share-details';

type ShareChoiceProps = {
  readonly bill: GuestBill;
  readonly share: ShareInput | null;
  /** Gets null while the choice is not complete. */
  readonly onShare: (share: ShareInput | null) => void;
};

const KINDS = ['mine', 'all', 'items', 'parts', 'amount'] as const;
type Kind = (typeof KINDS)[number];

/** Chooses the share of a table's bill that the guest pays. */
export function ShareChoice({ bill, share, onShare }: ShareChoiceProps) {
  const { t } = useTranslation();
  const { restaurant } = usePageSession();
  const { money } = useFormatOf(restaurant);
  const [kind, setKind] = useState<Kind>(share?.kind ?? (bill.open_amount > 0 ? 'mine' : 'all'));
  const prices: Readonly<Partial<Record<Kind, string>>> = {
    mine: money(bill.open_amount),
    all: money(bill.party?.bill?.open ?? 0),
  };

  function choose(next: Kind): void {
    setKind(next);
    if (next === 'mine' || next === 'all') onShare({ kind: next });
    else if (next === 'parts') onShare({ kind: 'parts', parts: 1, parts_of: FEWEST_PARTS });
    else onShare(null);
  }
  return (
    <fieldset className={styles.share}>
      <legend className={styles.legend}>{t('staff.payment.share.title')}</legend>
      {KINDS.filter((each) => each !== 'mine' || bill.open_amount > 0).map((each) => (
        <Fragment key={each}>
          <RadioRow
            name="share"
            label={t(`staff.payment.share.${each}`)}
            price={prices[each]}
            checked={kind === each}
            onChange={() => choose(each)}
          />
          {kind === each && (
            <ShareDetails kind={each} bill={bill} share={share} onShare={onShare} />
          )}
        </Fragment>
      ))}
    </fieldset>
  );
}
