import type { Item } from '@comanda/contracts';
import { formatList } from '@comanda/i18n';
import { allergensOf, type ModifierCounts } from '@comanda/modifiers';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@comanda/i18n/react';
import styles from './allergen-note.module.css';

type AllergenNoteProps = { readonly item: Item; readonly counts: ModifierCounts };

/** Shows the allergens of the dish as chosen. Unknown is stated, in the same sentence as what is known, and never looks like "free of". */
export function AllergenNote({ item, counts }: AllergenNoteProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { contains, is_complete } = allergensOf(item, counts);
  const names = contains.map((allergen) => t(`allergen.${allergen}`));
  return (
    <p className={styles.note}>
      <span>{known()}</span>
      {is_complete && <span>{t('item.allergens.ask')}</span>}
    </p>
  );

  function known(): string {
    const list = formatList(names, language);
    if (is_complete)
      return names.length > 0 ? t('item.allergens.contains', { list }) : t('item.allergens.none');
    return names.length > 0
      ? t('item.allergens.contains_at_least', { list })
      : t('item.allergens.unknown');
  }
}
