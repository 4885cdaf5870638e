import type { CardField, CardState, MountOptions } from '@comanda/payments';
import { Field } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { BrandMarks } from './brand-marks';
import styles from './card-fields.module.css';

type CardFieldsProps = {
  readonly labels: MountOptions['labels'];
  readonly state: CardState;
  readonly onPlace: (field: CardField, place: HTMLElement | null) => void;
};

/** The fields of a card, each with room for a frame of the processor's. What is wrong stands under it. */
export function CardFields({ labels, state, onPlace }: CardFieldsProps) {
  const { t } = useTranslation();

  function field(name: CardField) {
    const fault = state.faults[name];
    const { label } = labels[name];
    return (
      <Field
        label={label}
        error={fault && t(`checkout.payment.card_${name}_${fault}`)}
        suffix={name === 'number' ? <BrandMarks brand={state.brand} /> : undefined}
      >
        {(control) => (
          <div
            id={control.id}
            role="group"
            aria-label={label}
            aria-describedby={control['aria-describedby']}
            ref={(place) => onPlace(name, place)}
            className={styles.place}
          />
        )}
      </Field>
    );
  }

  return (
    <div className={styles.fields}>
      {field('number')}
      <div className={styles.pair}>
        {field('expiry')}
        {field('cvv')}
      </div>
    </div>
  );
}
