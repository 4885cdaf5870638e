import { reloadAtNight } from '@comanda/web/device';
import { type FilmLibrary, keepFilmsFresh, playFilms } from '@comanda/web/films';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { FilmNotes } from './film-notes';
import styles from './film-wall.module.css';
import { useScreenAwake } from '#shared/use-screen-awake';

const HINT_MS = 8000;

type FilmScreenProps = { readonly library: FilmLibrary; readonly isMuted: boolean };

/** Plays a library's films. A key, or a tap into a corner, shows the notes of this screen. */
export function FilmScreen({ library, isMuted }: FilmScreenProps) {
  const { t } = useTranslation();
  const stage = useRef<HTMLDivElement>(null);
  const { films, isOffline, notes } = useSyncExternalStore(library.subscribe, library.state);
  const [areNotesShown, setNotesShown] = useState(false);
  const [isHintShown, setHintShown] = useState(true);
  const hasFilms = films.length > 0;
  useScreenAwake();

  useEffect(() => keepFilmsFresh(library), [library]);
  useEffect(() => {
    if (!hasFilms || stage.current === null) return;
    return playFilms(stage.current, library, {
      isMuted,
      onTurn: () => reloadAtNight(deviceTimezone()),
    });
  }, [hasFilms, library, isMuted]);
  useEffect(() => {
    const timer = setTimeout(() => setHintShown(false), HINT_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    function onKey({ key }: KeyboardEvent) {
      if (key.toLowerCase() === 'f') void document.documentElement.requestFullscreen();
      else setNotesShown((isShown) => key !== 'Escape' && !isShown);
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return (
    <main
      className={styles.screen}
      aria-label={t('wall.title')}
      data-notes={areNotesShown || undefined}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- F on the keyboard does the same */}
      <div
        ref={stage}
        className={styles.stage}
        onDoubleClick={() => void document.documentElement.requestFullscreen()}
      />
      {!hasFilms && (
        <p role="status" className={styles.message}>
          {t(notes.length > 0 || isOffline ? 'wall.no_films_here' : 'wall.fetching')}
        </p>
      )}
      <button
        type="button"
        className={styles.corner}
        aria-label={t('wall.notes')}
        aria-expanded={areNotesShown}
        onClick={() => setNotesShown(!areNotesShown)}
      />
      {areNotesShown && <FilmNotes notes={notes} isOffline={isOffline} />}
      {isHintShown && <p className={styles.hint}>{t('wall.full_screen')}</p>}
    </main>
  );
}

/** A wall of films belongs to a place whose zone it does not know. */
function deviceTimezone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
