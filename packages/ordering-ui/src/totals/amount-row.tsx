import { Price } from '@comanda/ui';
import { useFormat } from '../times/use-format';
import styles from './price-reasons.module.css';

type AmountRowProps = {
  readonly label: string;
  readonly detail?: string | undefined;
  readonly amount: number;
  readonly tone?: 'step' | 'sum' | 'total';
};

/** Row of a label and an amount to add or subtract. */
export function AmountRow({ label, detail, amount, tone = 'step' }: AmountRowProps) {
  const { money } = useFormat();
  return (
    <div className={styles.row} data-tone={tone}>
      <dt dir="auto">
        {label}
        {detail !== undefined && <span className={styles.detail}>{detail}</span>}
      </dt>
      <dd>
        <Price size={tone === 'total' ? 'large' : 'text'}>{money(amount)}</Price>
      </dd>
    </div>
  );
}
