import { useOfferedMenus } from '@comanda/ordering';
import { BrandTiles } from '@comanda/ordering-ui/brands';
import { useTranslation } from 'react-i18next';
import { useKioskPath } from '#app/use-go';
import { AllergyNotice } from '#app/screen/allergy-notice';
import styles from '#features/brands/brands.module.css';
import { CheckoutBar } from '#app/checkout-bar';
import { Screen } from '#app/screen/screen';

/** The brands of the restaurant: those served now first, and last what is announced. */
export function BrandsRoute() {
  const { t } = useTranslation();
  const path = useKioskPath();
  const offered = useOfferedMenus();
  return (
    <Screen title={t('kiosk.brands.title')} bar={<CheckoutBar />}>
      <div className={styles.brands}>
        <BrandTiles
          offered={offered}
          menuPath={({ menu_id }) => path('browse', { menu: menu_id })}
          hasTitle={false}
        />
        <AllergyNotice />
      </div>
    </Screen>
  );
}
