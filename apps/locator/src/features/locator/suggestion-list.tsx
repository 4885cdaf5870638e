import styles from './place-search.module.css';
import type { Suggestion } from './use-suggestions';

type SuggestionListProps = {
  readonly title: string;
  readonly suggestions: readonly Suggestion[];
  readonly attribution: string;
  readonly onChoose: (suggestion: Suggestion) => void;
};

/** Places to choose from, as buttons: every way of moving the focus works. */
export function SuggestionList({ title, suggestions, attribution, onChoose }: SuggestionListProps) {
  if (suggestions.length === 0) return null;
  return (
    <div className={styles.suggestions}>
      <p className={styles.title}>{title}</p>
      <ul className={styles.list}>
        {suggestions.map((suggestion) => (
          <li key={`${suggestion.label} ${suggestion.latitude} ${suggestion.longitude}`}>
            <button
              type="button"
              className={styles.suggestion}
              // The field keeps the focus until the tap has counted.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(suggestion)}
            >
              {suggestion.label}
            </button>
          </li>
        ))}
      </ul>
      {attribution !== '' && <p className={styles.attribution}>{attribution}</p>}
    </div>
  );
}
