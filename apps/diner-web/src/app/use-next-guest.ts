import { changeLanguage, resolveLanguage } from '@comanda/i18n';
import { useRestaurant } from '@comanda/ordering';
import { forgetFoodFilter } from '@comanda/ordering/food-filter';
import { useSeat } from '@comanda/ordering/table';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { forgetLanguage } from '@comanda/web/language';
import { toasts } from '@comanda/web/toasts';

/** Makes a browser that several guests use the next one's: nothing that the last one chose, typed or said is left. */
export function useNextGuest(): () => Promise<void> {
  const { i18n } = useTranslation();
  const { language: restaurant_language, active_languages } = useRestaurant();
  const seat = useSeat();
  const queryClient = useQueryClient();
  return async () => {
    const table_id = seat.identity?.table_id;
    seat.reset();
    toasts.clear();
    if (table_id !== undefined) queryClient.removeQueries({ queryKey: ['table', table_id] });
    forgetFoodFilter();
    const accept = navigator.languages;
    const spoken = { cookie: null, accept, active_languages, restaurant_language };
    const language = resolveLanguage(spoken);
    forgetLanguage(language);
    // Without a network it is spoken from the next page that is loaded.
    await changeLanguage(i18n, language).catch(() => undefined);
  };
}
