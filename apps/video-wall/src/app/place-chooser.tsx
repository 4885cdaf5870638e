import type { VideoWall } from '@comanda/contracts';
import { AnyLanguage } from '@comanda/web/language';
import { Button, PageHeader } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import styles from './wall.module.css';

type PlaceChooserProps = {
  readonly places: VideoWall['locations'];
  readonly onChoose: (location_id: string) => void;
};

/** Asks once where this screen hangs. */
export function PlaceChooser({ places, onChoose }: PlaceChooserProps) {
  const { t } = useTranslation();
  const showing = places.filter(({ video_urls }) => video_urls.length > 0);
  return (
    <div className={styles.page}>
      <PageHeader title={t('wall.title')} actions={<AnyLanguage />} />
      <main id="content" className={styles.main}>
        <p>{t(showing.length > 0 ? 'wall.choose' : 'wall.no_films')}</p>
        {showing.map(({ location_id, name }) => (
          <Button key={location_id} size="large" isWide onClick={() => onChoose(location_id)}>
            {name}
          </Button>
        ))}
      </main>
    </div>
  );
}
