import type { OrderItem } from '@comanda/contracts';
import { useFormatOf } from '@comanda/i18n/react';
import { allocate, cents } from '@comanda/kernel';
import { unitsOf } from '@comanda/staff/board';
import { CheckboxRow, Stepper } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { usePageSession } from '#shared/session/session-context';
import { allUnits, type ChosenUnits } from './refund-input';
import styles from './money.module.css';

type RefundLinesProps = {
  readonly lines: readonly OrderItem[];
  readonly chosen: ChosenUnits;
  readonly onChange: (chosen: ChosenUnits) => void;
};

/** Chooses lines to refund, and how many units of each. */
export function RefundLines({ lines, chosen, onChange }: RefundLinesProps) {
  const { t } = useTranslation();
  const { restaurant } = usePageSession();
  const { money } = useFormatOf(restaurant);
  const all = allUnits(lines);
  const isAll = lines.every(({ item_instance_id: id }) => chosen[id] === all[id]);

  function choose(item_instance_id: string, units: number): void {
    onChange({ ...chosen, [item_instance_id]: units });
  }

  return (
    <fieldset>
      <legend className={styles.legend}>{t('staff.refund.body')}</legend>
      {lines.length > 1 && (
        <CheckboxRow
          label={<strong>{t('staff.pay.all')}</strong>}
          checked={isAll}
          onChange={() => onChange(isAll ? {} : all)}
        />
      )}
      {lines.map((line) => {
        const { item_instance_id, name, amount, discount, multiplier } = line;
        const most = unitsOf(line);
        const [, left] = allocate(cents(amount - discount), [multiplier - most, most]);
        const units = chosen[item_instance_id] ?? 0;
        return (
          <CheckboxRow
            key={item_instance_id}
            label={`${most} × ${name}`}
            price={money(left ?? 0)}
            checked={units > 0}
            onChange={() => choose(item_instance_id, units > 0 ? 0 : most)}
            trailing={
              most > 1 &&
              units > 0 && (
                <Stepper
                  value={units}
                  max={most}
                  onChange={(next) => choose(item_instance_id, next)}
                  label={t('staff.refund.units', { name })}
                  decreaseLabel={t('staff.refund.fewer', { name })}
                  increaseLabel={t('staff.refund.more', { name })}
                />
              )
            }
          />
        );
      })}
    </fieldset>
  );
}
