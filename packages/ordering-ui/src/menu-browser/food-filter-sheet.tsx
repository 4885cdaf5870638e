import { ALLERGENS, DIETS } from '@comanda/contracts';
import type { FoodFilterChoice } from '@comanda/ordering/food-filter';
import { Button, CheckboxRow, Sheet } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import styles from './food-filter.module.css';

type FoodFilterSheetProps = {
  readonly filter: FoodFilterChoice;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** Diets to keep to and allergens to avoid; every tap counts at once. */
export function FoodFilterSheet({ filter, isOpen, onClose }: FoodFilterSheetProps) {
  const { t } = useTranslation();
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('menu.filter.title')}
      closeLabel={t('common.close')}
      footer={
        <div className={styles.footer}>
          <Button tone="secondary" disabled={filter.count === 0} onClick={filter.clear}>
            {t('menu.filter.clear')}
          </Button>
          <Button onClick={onClose}>{t('common.done')}</Button>
        </div>
      }
    >
      <FoodFilterFields filter={filter} />
    </Sheet>
  );
}

function FoodFilterFields({ filter }: Pick<FoodFilterSheetProps, 'filter'>) {
  const { t } = useTranslation();
  return (
    <>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t('menu.filter.diets')}</legend>
        {DIETS.map((diet) => (
          <CheckboxRow
            key={diet}
            label={t(`diet.${diet}`)}
            checked={filter.diets.includes(diet)}
            onChange={() => filter.toggleDiet(diet)}
          />
        ))}
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t('menu.filter.hide_containing')}</legend>
        {ALLERGENS.map((allergen) => (
          <CheckboxRow
            key={allergen}
            label={<span className={styles.allergen}>{t(`allergen.${allergen}`)}</span>}
            checked={filter.avoided.includes(allergen)}
            onChange={() => filter.toggleAllergen(allergen)}
          />
        ))}
      </fieldset>
      <p className={styles.note}>{t('menu.filter.note')}</p>
    </>
  );
}
