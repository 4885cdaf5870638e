import type { Image, Restaurant } from '@comanda/contracts';
import { Tile } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { FoodPicture } from '@comanda/ordering-ui/dishes';
import { offersRoomService } from '#features/hotel-links/offers-room-service';
import styles from './hotel-links.module.css';

type HotelLinksProps = {
  readonly restaurant: Restaurant;
  readonly paths: {
    readonly concierge: string;
    readonly roomService: string;
    readonly gallery: string;
  };
};

type Place = {
  readonly title: string;
  readonly description?: string;
  readonly image?: Image | null | undefined;
  readonly to: string;
};

/** Links beside the menus: the hotel's desk, rooms, pictures, and external pages. */
export function HotelLinks({ restaurant, paths }: HotelLinksProps) {
  const { t } = useTranslation();
  const { concierge, gallery, links } = restaurant;
  const [first] = gallery;
  const places: Place[] = [
    ...(offersRoomService(restaurant)
      ? [
          {
            title: t('venue.service.title'),
            description: t('venue.service.detail'),
            to: paths.roomService,
          },
        ]
      : []),
    ...(concierge
      ? [
          {
            title: concierge.name,
            description: concierge.description,
            image: concierge.image,
            to: paths.concierge,
          },
        ]
      : []),
    ...(first
      ? [
          {
            title: t('venue.gallery.title'),
            description: t('venue.gallery.count', { count: gallery.length }),
            image: first.image,
            to: paths.gallery,
          },
        ]
      : []),
  ];
  // Reviews are asked for on the receipt; pictures of one's own come before a link to others.
  const elsewhere = links.filter(
    ({ kind }) => kind !== 'review' && !(kind === 'gallery' && gallery.length > 0),
  );
  if (places.length + elsewhere.length === 0) return null;
  return (
    <section aria-labelledby="hotel-links-title">
      <h2 id="hotel-links-title" className={styles.title}>
        {t('venue.links.title')}
      </h2>
      {places.length > 0 && (
        <ul className={styles.grid}>
          {places.map(({ image, ...place }) => (
            <li key={place.to}>
              <Tile
                component={Link}
                {...place}
                picture={
                  image && (
                    <FoodPicture
                      image={image}
                      ratio="16 / 9"
                      sizes="(min-width: 48rem) 22rem, 92vw"
                    />
                  )
                }
              />
            </li>
          ))}
        </ul>
      )}
      {elsewhere.length > 0 && (
        <ul className={styles.links}>
          {elsewhere.map(({ label, url }) => (
            <li key={url}>
              <a className={styles.link} href={url} target="_blank" rel="noreferrer">
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
