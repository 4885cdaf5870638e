import { usePriceReasons } from '@comanda/ordering';
import { Sheet } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { LineReasons } from './line-reasons';
import styles from './price-reasons.module.css';
import { TotalReasons } from './total-reasons';

type PriceReasonsSheetProps = { readonly isOpen: boolean; readonly onClose: () => void };

/** Every dish with what it is made of, then all that leads from the dishes to the total. */
export function PriceReasonsSheet({ isOpen, onClose }: PriceReasonsSheetProps) {
  const { t } = useTranslation();
  const reasons = usePriceReasons();
  return (
    <Sheet
      isOpen={isOpen && reasons !== null}
      onClose={onClose}
      title={t('reasons.title')}
      closeLabel={t('common.close')}
    >
      {reasons && (
        <div className={styles.reasons}>
          <section aria-labelledby="reasons-dishes" className={styles.part}>
            <h3 id="reasons-dishes" className={styles.heading}>
              {t('cart.title')}
            </h3>
            {reasons.lines.map((line) => (
              <LineReasons key={line.line_id} line={line} />
            ))}
          </section>
          <section aria-labelledby="reasons-steps" className={styles.part}>
            <h3 id="reasons-steps" className={styles.heading}>
              {t('cart.totals.title')}
            </h3>
            <TotalReasons steps={reasons.steps} />
          </section>
        </div>
      )}
    </Sheet>
  );
}
