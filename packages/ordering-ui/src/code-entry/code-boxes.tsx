import {
  type ClipboardEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
} from 'react';
import { useTranslation } from 'react-i18next';
import { AlertIcon } from '@comanda/ui';
import styles from './code-boxes.module.css';
import { spread } from './spread';

type CodeBoxesProps = {
  /** One character per box; empty where none is typed yet. */
  readonly characters: readonly string[];
  readonly error?: string | undefined;
  readonly onChange: (characters: readonly string[]) => void;
};

/** A code, one character to a box: typing goes on to the next box, backspace goes back, and a code that is pasted fills them all. */
export function CodeBoxes({ characters, error, onChange }: CodeBoxesProps) {
  const { t } = useTranslation();
  const errorId = useId();
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const last = characters.length - 1;

  function focus(index: number) {
    const box = boxes.current[Math.min(Math.max(index, 0), last)];
    box?.focus();
    box?.select();
  }
  // A mistyped code is typed again; an incomplete one continues at the first gap.
  const toFirst = useEffectEvent(() => focus(characters.indexOf('')));
  const isRefused = Boolean(error);
  useEffect(() => {
    if (isRefused) toFirst();
  }, [isRefused]);
  function type(index: number, text: string) {
    const { next, end } = spread(characters, index, text);
    onChange(next);
    if (end > index) focus(end);
  }
  function onKeyDown(index: number, event: KeyboardEvent) {
    if (event.key === 'ArrowLeft') focus(index - 1);
    else if (event.key === 'ArrowRight') focus(index + 1);
    else if (event.key === 'Backspace' && characters[index] === '' && index > 0) {
      onChange(characters.with(index - 1, ''));
      focus(index - 1);
    } else return;
    event.preventDefault();
  }
  function onPaste(index: number, event: ClipboardEvent) {
    event.preventDefault();
    const text = event.clipboardData.getData('text');
    // A whole code counts from the first box, wherever it was pasted.
    type(text.trim().length >= characters.length ? 0 : index, text);
  }

  return (
    <fieldset className={styles.code} aria-describedby={errorId}>
      <legend className={styles.legend}>{t('table.code.legend')}</legend>
      <div className={styles.boxes}>
        {characters.map((character, index) => (
          <input
            // The boxes are places: they have no other name.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            ref={(element) => {
              boxes.current[index] = element;
            }}
            className={styles.box}
            aria-label={t('table.code.box', { n: index + 1, of: characters.length })}
            aria-invalid={error ? true : undefined}
            value={character}
            onChange={(event) => type(index, event.target.value)}
            onKeyDown={(event) => onKeyDown(index, event)}
            onPaste={(event) => onPaste(index, event)}
            onClick={(event) => event.currentTarget.select()}
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            inputMode="text"
            enterKeyHint={index === last ? 'go' : 'next'}
          />
        ))}
      </div>
      <p role="alert" id={errorId} className={error ? styles.error : undefined}>
        {error && (
          <>
            <AlertIcon />
            <span>{error}</span>
          </>
        )}
      </p>
    </fieldset>
  );
}
