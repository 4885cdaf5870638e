import { useRestaurant } from '@comanda/ordering';
import { EmptyState, LinkButton, SearchIcon } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Gallery } from '#features/gallery/gallery';
import { PageOnItsWay, useTexts } from '@comanda/web/late';
import type { HotelEntry } from './hotel-entry';
import { HOUSE_TEXTS } from './hotel-texts';

/** The restaurant in pictures. */
export function GalleryScreen({ entry: { Frame, paths } }: { readonly entry: HotelEntry }) {
  const { t } = useTranslation();
  const { gallery } = useRestaurant();
  const areTextsThere = useTexts(HOUSE_TEXTS);
  if (!areTextsThere) return <PageOnItsWay />;
  return (
    <Frame title={t('house.gallery.title')} backTo={paths.menus}>
      {gallery.length > 0 ? (
        <Gallery pictures={gallery} />
      ) : (
        <EmptyState
          icon={<SearchIcon />}
          title={t('house.gallery.none_title')}
          action={
            <LinkButton component={Link} to={paths.menus}>
              {t('common.back_to_menu')}
            </LinkButton>
          }
        >
          {t('house.gallery.none_body')}
        </EmptyState>
      )}
    </Frame>
  );
}
