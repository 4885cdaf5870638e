import type { PickupDay } from '@comanda/schedules';
import { SelectField } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { useDayName } from '../times/use-day-name';
import { useFormat } from '../times/use-format';
import styles from './pickup-picker.module.css';

type PickupTimeFieldsProps = {
  readonly days: readonly PickupDay[];
  readonly chosen: Date;
  readonly onChange: (time: Date) => void;
};

/** Day and time in the platform's own pickers; only times that can be kept are offered. */
export function PickupTimeFields({ days, chosen, onChange }: PickupTimeFieldsProps) {
  const { t } = useTranslation();
  const { time } = useFormat();
  const dayName = useDayName();
  const day = days.find(({ slots }) => slots.some((slot) => slot.getTime() === chosen.getTime()));

  function chooseDay(date: string) {
    const slot = days.find((other) => other.date === date)?.slots[0];
    if (slot) onChange(slot);
  }

  return (
    <div className={styles.fields}>
      <SelectField
        label={t('cart.pickup.day')}
        value={day?.date ?? ''}
        onChange={(event) => chooseDay(event.target.value)}
      >
        {!day && <option value="">{t('cart.pickup.choose')}</option>}
        {days.map(({ date, slots: [first] }) => (
          <option key={date} value={date}>
            {first && dayName(first)}
          </option>
        ))}
      </SelectField>
      {day && (
        <SelectField
          label={t('cart.pickup.time')}
          value={chosen.toISOString()}
          onChange={(event) => onChange(new Date(event.target.value))}
        >
          {day.slots.map((slot) => (
            <option key={slot.getTime()} value={slot.toISOString()}>
              {time(slot)}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  );
}
