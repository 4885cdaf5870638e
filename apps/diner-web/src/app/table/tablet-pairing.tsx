import type { ApiFailure } from '@comanda/api-client';
import type { TextGroup } from '@comanda/i18n';
import { useOrdering, useRestaurant } from '@comanda/ordering';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageAction } from '#app/routes/language-action';
import { PairingForm } from '@comanda/ordering-ui/tablet-pairing';
import { Page } from '@comanda/web/page';
import { toasts } from '@comanda/web/toasts';
import { useTexts } from '@comanda/web/late';

const TEXTS: readonly TextGroup[] = ['venue', 'ordering'];

/** A browser becomes a restaurant's tablet by the restaurant's setup code. */
export function TabletPairing({ onPaired }: { readonly onPaired: () => void }) {
  const { t } = useTranslation();
  const { client } = useOrdering();
  const { name: siteName, restaurant_id } = useRestaurant();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const areTextsThere = useTexts(TEXTS);
  if (!areTextsThere) return null;

  async function pair(setup_code: string, name: string) {
    setBusy(true);
    setFailure(null);
    const named = name === '' ? {} : { name };
    const paired = await client.pairDevice({
      restaurant_id,
      setup_code,
      kind: 'tablet',
      ...named,
    });
    setBusy(false);
    if (!paired.ok) return setFailure(paired.error);
    toasts.show({ message: t('venue.tablet.paired'), tone: 'success', id: 'paired' });
    onPaired();
  }
  function faultText(): string | undefined {
    if (failure === null) return undefined;
    return failure.kind === 'problem' ? t(`error.${failure.problem.code}`) : t('error.network');
  }

  return (
    <Page
      title={t('venue.tablet.title')}
      subtitle={siteName}
      siteName={siteName}
      actions={<LanguageAction />}
      isNarrow
    >
      <PairingForm
        isBusy={isBusy}
        error={faultText()}
        onPair={(code, name) => void pair(code, name)}
      />
    </Page>
  );
}
