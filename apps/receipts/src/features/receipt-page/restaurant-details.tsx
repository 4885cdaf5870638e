import type { Receipt } from '@comanda/contracts';
import { keepEndTogether } from '@comanda/i18n';
import { useTranslation } from 'react-i18next';
import styles from './restaurant-details.module.css';

type RestaurantDetailsProps = { readonly restaurant: Receipt['restaurant'] };

/** The restaurant by law, where it is and how it is reached. */
export function RestaurantDetails({ restaurant }: RestaurantDetailsProps) {
  const { t } = useTranslation();
  const { name, legal_name, tax_number, address, phone_number } = restaurant;
  return (
    <address className={styles.details}>
      <p dir="auto">{legal_name ?? name}</p>
      {tax_number && <p>{t('receipt.tax_number', { number: tax_number })}</p>}
      <p dir="auto">
        <a href={mapOf(address)} target="_blank" rel="noreferrer">
          {keepEndTogether(address)}
        </a>
      </p>
      {phone_number && (
        <p>
          <a href={`tel:${phone_number}`}>{t('common.call_number', { number: phone_number })}</a>
        </p>
      )}
    </address>
  );
}

/** Any maps application understands it; a phone opens its own. */
function mapOf(address: string): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: address }).toString()}`;
}
