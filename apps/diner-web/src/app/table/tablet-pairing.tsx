import type { TextGroup } from '@comanda/i18n';
import { useOrdering, useRestaurant } from '@comanda/ordering';
import { useTranslation } from 'react-i18next';
import { LanguageAction } from '#app/routes/language-action';
import { PairingForm, usePairing } from '@comanda/ordering-ui/devices';
import { Page } from '@comanda/web/page';
import { toasts } from '@comanda/web/toasts';
import { useTexts } from '@comanda/web/late';

const TEXTS: readonly TextGroup[] = ['venue', 'ordering'];

/** A browser becomes a restaurant's tablet by the restaurant's setup code. */
export function TabletPairing({ onPaired }: { readonly onPaired: () => void }) {
  const { t } = useTranslation();
  const { client } = useOrdering();
  const { name: siteName, restaurant_id } = useRestaurant();
  const pairing = usePairing({
    client,
    restaurant_id,
    kind: 'tablet',
    onPaired() {
      toasts.show({ message: t('venue.tablet.paired'), tone: 'success', id: 'paired' });
      onPaired();
    },
  });
  const areTextsThere = useTexts(TEXTS);
  if (!areTextsThere) return null;

  return (
    <Page
      title={t('venue.tablet.title')}
      subtitle={siteName}
      siteName={siteName}
      actions={<LanguageAction />}
      isNarrow
    >
      <PairingForm
        {...pairing}
        texts={{
          body: t('venue.tablet.body'),
          code: t('venue.tablet.code'),
          name: t('venue.tablet.name'),
          name_hint: t('venue.tablet.name_hint'),
          submit: t('venue.tablet.submit'),
        }}
      />
    </Page>
  );
}
