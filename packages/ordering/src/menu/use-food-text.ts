import { formatList } from '@comanda/i18n';
import { allergensIn, dietsIn, type FoodMarks } from '@comanda/modifiers';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@comanda/i18n/react';

/** Lists a dish's contents in one line, wherever it is named again. Unknown is stated, never shown as "free of". */
export function useFoodText(): (dish: readonly FoodMarks[]) => string {
  const { t } = useTranslation();
  const language = useLanguage();
  return (dish) => {
    const { contains, is_complete } = allergensIn(dish);
    const names = contains.map((allergen) => t(`allergen.${allergen}`));
    const isAny = names.length > 0;
    return [
      ...toldDiets(dish).map((diet) => t(`diet.${diet}`)),
      isAny && t('item.allergens.contains', { list: formatList(names, language) }),
      is_complete && !isAny && t('item.allergens.none'),
      !is_complete && t(isAny ? 'item.allergens.others_unknown' : 'item.allergens.unknown_short'),
    ]
      .filter(Boolean)
      .join(' · ');
  };
}

/** Vegan implies vegetarian, which is left out. */
function toldDiets(dish: readonly FoodMarks[]) {
  const diets = dietsIn(dish) ?? [];
  return diets.filter((diet) => diet !== 'vegetarian' || !diets.includes('vegan'));
}
