import { useRestaurant } from '@comanda/ordering';
import { EmptyState, LinkButton, SearchIcon } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Gallery } from '#features/gallery/gallery';
import { PageOnItsWay, useTexts } from '@comanda/web/late';
import type { HotelEntry } from './hotel-entry';
import { VENUE_TEXTS } from './hotel-texts';

/** The restaurant in pictures. */
export function GalleryScreen({ entry: { Frame, paths } }: { readonly entry: HotelEntry }) {
  const { t } = useTranslation();
  const { gallery } = useRestaurant();
  const areTextsThere = useTexts(VENUE_TEXTS);
  if (!areTextsThere) return <PageOnItsWay />;
  return (
    <Frame title={t('venue.gallery.title')} backTo={paths.menus}>
      {gallery.length > 0 ? (
        <Gallery pictures={gallery} />
      ) : (
        <EmptyState
          icon={<SearchIcon />}
          title={t('venue.gallery.none_title')}
          action={
            <LinkButton component={Link} to={paths.menus}>
              {t('common.back_to_menu')}
            </LinkButton>
          }
        >
          {t('venue.gallery.none_body')}
        </EmptyState>
      )}
    </Frame>
  );
}
