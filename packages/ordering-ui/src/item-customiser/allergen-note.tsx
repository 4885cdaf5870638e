import type { Item } from '@comanda/contracts';
import { formatList } from '@comanda/i18n';
import { allergensOf, type ModifierCounts } from '@comanda/modifiers';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@comanda/i18n/react';
import styles from './allergen-note.module.css';

type AllergenNoteProps = { readonly item: Item; readonly counts: ModifierCounts };

/** Shows the allergens of the dish as chosen. Unknown is stated, and never looks like "free of". */
export function AllergenNote({ item, counts }: AllergenNoteProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { contains, is_complete } = allergensOf(item, counts);
  const names = contains.map((allergen) => t(`allergen.${allergen}`));
  return (
    <p className={styles.note}>
      {names.length > 0 && (
        <span>{t('item.allergens.contains', { list: formatList(names, language) })}</span>
      )}
      {!is_complete && <span>{t('item.allergens.unknown')}</span>}
      {is_complete && names.length === 0 && <span>{t('item.allergens.none')}</span>}
      {is_complete && <span>{t('item.allergens.ask')}</span>}
    </p>
  );
}
