import type { CampaignSuggestion } from '@comanda/campaigns';
import { countedName } from '@comanda/i18n';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../times/use-format';

/** Text for a campaign within reach: "4.50 more and you get Fries on us". */
export function useSuggestionText(): (suggestion: CampaignSuggestion) => string {
  const { t } = useTranslation();
  const { money } = useFormat();
  return ({ campaign: { name }, missing }) => {
    if (missing === null) return t('cart.promotions.earned', { name });
    switch (missing.code) {
      case 'spend_more':
        return t('cart.promotions.spend_more', { name, amount: money(missing.amount) });
      case 'groups_incomplete': {
        const groups = missing.groups.map(({ name: group, missing: count }) => {
          if (group === '') return t('cart.count', { count });
          return countedName({ name: group, count });
        });
        // A group's name is a heading, which stands for itself and not within a sentence.
        return t('cart.promotions.complete', { name, missing: groups.join(' · ') });
      }
      case 'entity_missing':
        return name;
    }
  };
}
