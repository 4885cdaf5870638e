import type { Language } from '@comanda/contracts';
import { menusQuery, restaurantQuery, useOrdering, useRestaurant } from '@comanda/ordering';
import { useQueryClient } from '@tanstack/react-query';
import { LanguageSwitch } from '@comanda/web/language';

/** The language switch of a restaurant's pages. */
export function LanguageAction() {
  const { active_languages } = useRestaurant();
  const { client, endpoint } = useOrdering();
  const queryClient = useQueryClient();

  /** Everything is there before the page speaks it: a page that had to wait would start at its top again. */
  function prepare(language: Language) {
    return Promise.all([
      queryClient.ensureQueryData(restaurantQuery(client, { endpoint, language })),
      queryClient.ensureQueryData(menusQuery(client, { endpoint, language })),
    ]);
  }

  return <LanguageSwitch languages={active_languages} prepare={prepare} />;
}
