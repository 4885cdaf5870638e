import { keepEndTogether } from '@comanda/i18n';
import { useRestaurant, useRestaurantStatus } from '@comanda/ordering';
import { Badge, Banner, PinIcon } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { FoodPicture } from '@comanda/ordering-ui/dishes';
import { ClosedNotice } from '@comanda/ordering-ui/notices';
import { HERO_PICTURE_SIZES } from './hero-picture-sizes';
import styles from './restaurant-hero.module.css';
import { useStatusText } from './use-status-text';

/** The face of the restaurant: its picture and its mark, what it is, where it is and whether it is open. */
export function RestaurantHero() {
  const { t } = useTranslation();
  const { header_image, logo, description, address } = useRestaurant();
  const status = useRestaurantStatus();
  const statusText = useStatusText();
  return (
    <section className={styles.hero}>
      {header_image && (
        <div className={styles.media}>
          <FoodPicture image={header_image} ratio="16 / 9" sizes={HERO_PICTURE_SIZES} isPriority />
        </div>
      )}
      {logo && (
        <div className={styles.logo}>
          <FoodPicture image={logo} sizes="4rem" />
        </div>
      )}
      <div className={styles.text}>
        {description && (
          <p className={styles.description} dir="auto">
            {description}
          </p>
        )}
        <div className={styles.facts}>
          {status.state !== 'browse_only' && (
            <Badge tone={status.state === 'open' ? 'success' : 'warning'}>
              {statusText(status)}
            </Badge>
          )}
          <a
            className={styles.address}
            href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`}
            target="_blank"
            rel="noreferrer"
          >
            <PinIcon />
            <span dir="auto">{keepEndTogether(address)}</span>
          </a>
        </div>
        <ClosedNotice />
        {status.state === 'browse_only' && <Banner>{t('menu.browse_only')}</Banner>}
        {status.state === 'open' && status.is_delayed && (
          <Banner>{t('menu.delayed_banner')}</Banner>
        )}
      </div>
    </section>
  );
}
