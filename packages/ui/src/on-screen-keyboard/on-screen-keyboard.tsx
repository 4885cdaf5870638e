import { type ComponentProps, lazy, Suspense } from 'react';
import { cx } from '../shared/cx';
import type { KeyboardLanguage } from './layouts';
import styles from './on-screen-keyboard.module.css';

/** The names of the keys that type no character. */
export type KeyboardLabels = {
  readonly shift: string;
  readonly erase: string;
  readonly space: string;
  readonly symbols: string;
  readonly letters: string;
  readonly done: string;
};

type OnScreenKeyboardOwn = {
  /** Names the keyboard. */
  readonly label: string;
  readonly labels: KeyboardLabels;
  /** Chooses the letters. */
  readonly language: KeyboardLanguage;
  /** The text of the field that it types into. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onDone: () => void;
  readonly maxLength?: number | undefined;
};

export type OnScreenKeyboardProps = OnScreenKeyboardOwn &
  Omit<ComponentProps<'div'>, keyof OnScreenKeyboardOwn | 'children' | 'role'>;

const Keys = lazy(async () => ({ default: (await import('./keyboard-keys')).KeyboardKeys }));

/**
 * A keyboard for devices that have none. It types at the end of the text, and a tap on a key leaves the focus in the field. Its keys are
 * fetched when it first shows; their room is kept meanwhile (UI-100).
 */
export function OnScreenKeyboard({
  label,
  labels,
  language,
  value,
  onChange,
  onDone,
  maxLength,
  className,
  ...rest
}: OnScreenKeyboardProps) {
  return (
    <div
      role="group"
      aria-label={label}
      className={cx(styles.keyboard, className)}
      data-language={language}
      {...rest}
    >
      <Suspense>
        <Keys {...{ labels, language, value, onChange, onDone, maxLength }} />
      </Suspense>
    </div>
  );
}
