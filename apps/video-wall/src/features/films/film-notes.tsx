import { useLanguage } from '@comanda/i18n/react';
import { formatDateTime } from '@comanda/i18n';
import { Banner } from '@comanda/ui';
import type { FilmState } from '@comanda/web/films';
import { useTranslation } from 'react-i18next';
import styles from './film-wall.module.css';

type FilmNotesProps = Pick<FilmState, 'notes' | 'isOffline'>;

/** Lists the faults of this screen, the last one first. */
export function FilmNotes({ notes, isOffline }: FilmNotesProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return (
    <section className={styles.notes} aria-label={t('wall.notes')}>
      <h1 className={styles.title}>{t('wall.notes')}</h1>
      {isOffline && <Banner tone="warning">{t('wall.offline')}</Banner>}
      {notes.length === 0 && <p>{t('wall.no_notes')}</p>}
      <ul className={styles.list}>
        {notes.map(({ at, fault, url }) => (
          <li key={`${at.getTime()} ${fault} ${url}`}>
            <time className={styles.time} dateTime={at.toISOString()}>
              {formatDateTime(at.toISOString(), language, timeZone)}
            </time>{' '}
            {t(`wall.fault.${fault}`)} {url && <small>{url.split('/').at(-1)}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}
