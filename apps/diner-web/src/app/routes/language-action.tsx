import type { Language } from '@comanda/contracts';
import { changeLanguage } from '@comanda/i18n';
import { menusQuery, restaurantQuery, useOrdering, useRestaurant } from '@comanda/ordering';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { keepPlace } from '#shared/keep-place';
import { LanguageSwitch } from '#shared/language-switch/language-switch';
import { rememberLanguage } from '#shared/remember-language';
import { toasts } from '#shared/toasts';

/** The language switch of a restaurant's pages; the choice is remembered. */
export function LanguageAction() {
  const { t, i18n } = useTranslation();
  const { active_languages } = useRestaurant();
  const { client, endpoint } = useOrdering();
  const queryClient = useQueryClient();

  async function choose(language: Language) {
    try {
      // Everything is there before the page speaks it: a page that had to wait would start at its top again.
      await Promise.all([
        queryClient.ensureQueryData(restaurantQuery(client, { endpoint, language })),
        queryClient.ensureQueryData(menusQuery(client, { endpoint, language })),
      ]);
      const restorePlace = keepPlace();
      await changeLanguage(i18n, language);
      restorePlace();
      rememberLanguage(language);
    } catch {
      toasts.show({ message: t('page.offline.banner'), tone: 'danger' });
    }
  }

  return (
    <LanguageSwitch languages={active_languages} onChoose={(language) => void choose(language)} />
  );
}
