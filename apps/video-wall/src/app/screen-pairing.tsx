import type { ApiClient } from '@comanda/api-client';
import type { Restaurant } from '@comanda/contracts';
import { PairingForm, usePairing } from '@comanda/ordering-ui/devices';
import { PageHeader } from '@comanda/ui';
import { usePageTitle } from '@comanda/web/page';
import { useTranslation } from 'react-i18next';
import styles from './wall.module.css';

type ScreenPairingProps = {
  readonly client: ApiClient;
  readonly restaurant: Restaurant;
  readonly onPaired: () => void;
};

/** Makes this browser a screen of the restaurant. */
export function ScreenPairing({ client, restaurant, onPaired }: ScreenPairingProps) {
  const { t } = useTranslation();
  const { restaurant_id, name } = restaurant;
  const pairing = usePairing({ client, restaurant_id, kind: 'screen', onPaired });
  usePageTitle(t('wall.pairing.title'), name);
  return (
    <div className={`${styles.page} ${styles.pairing}`}>
      <PageHeader title={t('wall.pairing.title')} subtitle={name} />
      <main id="content" className={styles.main}>
        <PairingForm
          {...pairing}
          texts={{
            body: t('wall.pairing.body'),
            code: t('wall.pairing.code'),
            name: t('wall.pairing.name'),
            name_hint: t('wall.pairing.name_hint'),
            submit: t('wall.pairing.submit'),
          }}
        />
      </main>
    </div>
  );
}
