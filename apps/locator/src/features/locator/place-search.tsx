import type { ApiClient } from '@comanda/api-client';
import {
  Button,
  CloseIcon,
  IconButton,
  PinIcon,
  SearchIcon,
  TextField,
  VisuallyHidden,
} from '@comanda/ui';
import { type FocusEvent, type KeyboardEvent, type SubmitEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './place-search.module.css';
import { readRecent, rememberPlace } from './recent-places';
import type { Sought } from './search-state';
import { SuggestionList } from './suggestion-list';
import { type Suggestion, useSuggestions } from './use-suggestions';

type PlaceSearchProps = {
  readonly client: ApiClient;
  /** The words of the place that is searched around. */
  readonly label: string;
  readonly countries: readonly string[];
  readonly isLocating: boolean;
  readonly onLocate: () => void;
  readonly onChoose: (place: Sought, restaurant_id: string | null) => void;
  readonly onClear: () => void;
};

/** Looks for a place by its words. On a phone it takes the whole screen while one types. */
export function PlaceSearch(props: PlaceSearchProps) {
  const { client, label, countries, isLocating, onLocate, onChoose, onClear } = props;
  const { t } = useTranslation();
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [message, setMessage] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const { list, attribution, outcome, first } = useSuggestions(client, typed ?? '', countries);
  const shown = typed?.trim() ? list : readRecentIf(isOpen);

  function choose({ restaurant_id, ...place }: Suggestion) {
    close();
    if (restaurant_id === null) rememberPlace(place);
    onChoose(place, restaurant_id);
  }

  function close() {
    setOpen(false);
    setTyped(null);
    setMessage('');
    input.current?.blur();
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    const text = typed?.trim();
    if (!text) return;
    try {
      const best = await first(text);
      if (best) choose(best);
      else setMessage(t('locator.search.none'));
    } catch {
      setMessage(t('locator.search.failed'));
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') close();
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) setOpen(false);
  }

  const said = outcome === 'found' || outcome === null ? message : t(`locator.search.${outcome}`);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes what the form has opened
    <form
      role="search"
      className={styles.search}
      data-open={isOpen || undefined}
      onSubmit={(event) => void submit(event)}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <div className={styles.bar}>
        <TextField
          ref={input}
          type="search"
          name="near"
          enterKeyHint="search"
          autoComplete="off"
          label={t('locator.search.label')}
          placeholder={t('locator.search.label')}
          isLabelHidden
          prefix={<SearchIcon />}
          value={typed ?? label}
          onFocus={() => setOpen(true)}
          onChange={(event) => {
            setOpen(true);
            setMessage('');
            setTyped(event.currentTarget.value);
          }}
        />
        {isOpen && (
          <span className={styles.close}>
            <IconButton label={t('locator.search.close')} icon={<CloseIcon />} onClick={close} />
          </span>
        )}
        {!isOpen && label !== '' && (
          <IconButton label={t('locator.search.clear')} icon={<CloseIcon />} onClick={onClear} />
        )}
      </div>
      <div className={styles.panel}>
        <Button
          tone="quiet"
          isBusy={isLocating}
          busyLabel={t('locator.position.searching')}
          onClick={() => {
            close();
            onLocate();
          }}
        >
          <PinIcon /> {t('locator.position.use')}
        </Button>
        {isOpen && (
          <SuggestionList
            title={t(typed?.trim() ? 'locator.search.suggestions' : 'locator.search.recent')}
            suggestions={shown}
            attribution={attribution}
            onChoose={choose}
          />
        )}
      </div>
      <p role="status" className={said === '' ? undefined : styles.message}>
        {said}
        {said === '' && isOpen && typed?.trim() && outcome === 'found' && (
          <VisuallyHidden>{`${t('locator.search.suggestions')}: ${list.length}`}</VisuallyHidden>
        )}
      </p>
    </form>
  );
}

function readRecentIf(isOpen: boolean): Suggestion[] {
  return isOpen ? readRecent().map((place) => ({ ...place, restaurant_id: null })) : [];
}
