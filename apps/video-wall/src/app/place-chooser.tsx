import type { VideoWall } from '@comanda/contracts';
import { AnyLanguage } from '@comanda/web/language';
import { LinkButton, PageHeader } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pathTo } from './paths';
import styles from './wall.module.css';

type PlaceChooserProps = { readonly places: VideoWall['locations'] };

/** Asks where this screen hangs. The answer stays in the address, which the screen opens each time it starts. */
export function PlaceChooser({ places }: PlaceChooserProps) {
  const { t } = useTranslation();
  const showing = places.filter(({ video_urls }) => video_urls.length > 0);
  return (
    <div className={styles.page}>
      <PageHeader title={t('wall.title')} actions={<AnyLanguage />} />
      <main id="content" className={styles.main}>
        <p>{t(showing.length > 0 ? 'wall.choose' : 'wall.no_films')}</p>
        {showing.map(({ location_id, name }) => (
          <LinkButton
            key={location_id}
            component={Link}
            to={`${pathTo('wall', {})}?${new URLSearchParams({ location: location_id }).toString()}`}
          >
            {name}
          </LinkButton>
        ))}
      </main>
    </div>
  );
}
