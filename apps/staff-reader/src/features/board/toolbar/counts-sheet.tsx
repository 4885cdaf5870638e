import type { BoardOrder } from '@comanda/contracts';
import { countDishes, useDefaultChoices } from '@comanda/staff/board';
import { EmptyState, Sheet } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import styles from '../sheets/sheets.module.css';

type CountsSheetProps = { readonly orders: readonly BoardOrder[]; readonly onClose: () => void };

/** How many of each dish are still to be made, and of them how many with each choice. */
export function CountsSheet({ orders, onClose }: CountsSheetProps) {
  const { t } = useTranslation();
  const dishes = countDishes(orders, useDefaultChoices());
  return (
    <Sheet isOpen onClose={onClose} title={t('staff.board.counts')} closeLabel={t('common.close')}>
      {dishes.length === 0 ? (
        <EmptyState title={t('staff.board.counts_none')} />
      ) : (
        <div className={styles.acts}>
          <p className={styles.time}>{t('staff.board.counts_body')}</p>
          <ul className={styles.counts}>
            {dishes.map(({ item_id, name, count, choices, without }) => (
              <li key={item_id} className={styles.count}>
                <span className={styles.number}>{count}</span>
                <span dir="auto">{name}</span>
                {choices.length + without.length > 0 && (
                  <span className={styles.choices}>
                    {without.map((choice) => (
                      <strong key={`without ${choice.name}`} dir="auto">
                        {t('staff.board.counts_without', choice)}
                      </strong>
                    ))}
                    {choices.map((choice) => (
                      <span key={choice.name} dir="auto">
                        {choice.count} × {choice.name}
                      </span>
                    ))}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Sheet>
  );
}
