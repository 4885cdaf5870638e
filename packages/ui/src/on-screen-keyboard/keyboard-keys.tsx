import { useEffect, useMemo, useRef, useState } from 'react';
import { KeyboardReact, type SimpleKeyboard } from 'react-simple-keyboard';
import { type KeyboardLanguage, type KeyboardLayer, keyboardLayout } from './layouts';
import type { KeyboardLabels } from './on-screen-keyboard';

type KeyboardKeysProps = {
  readonly labels: KeyboardLabels;
  readonly language: KeyboardLanguage;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onDone: () => void;
  readonly maxLength: number | undefined;
};

/** The keys of an on-screen keyboard, drawn by simple-keyboard as native buttons. */
export function KeyboardKeys({
  labels,
  language,
  value,
  onChange,
  onDone,
  maxLength,
}: KeyboardKeysProps) {
  const keyboard = useRef<SimpleKeyboard>(null);
  const [layer, setLayer] = useState<KeyboardLayer>('default');
  /** Row and column of the key that was pressed by a keyboard; null = by a finger. */
  const pressed = useRef<string | null>(null);
  const layout = useMemo(() => keyboardLayout(language), [language]);

  useEffect(() => {
    keyboard.current?.setInput(value);
  }, [value]);

  // Another layer is drawn with new keys: who works by keys goes on at the same place.
  useEffect(() => {
    const place = pressed.current;
    pressed.current = null;
    if (place !== null) keyAt(`${layer}-${place}`)?.focus();
  }, [layer]);

  function onKeyPress(key: string) {
    pressed.current = focusedPlace();
    if (key === '{done}') onDone();
    // A capital is typed once, then small letters again.
    setLayer(key === '{shift}' && layer === 'shift' ? 'default' : nextLayer(key, layer));
  }

  return (
    <KeyboardReact
      keyboardRef={(instance: SimpleKeyboard) => {
        keyboard.current = instance;
        instance.setInput(value);
      }}
      theme="keys"
      layout={layout}
      layoutName={layer}
      display={{
        '{shift}': '⇧',
        '{bksp}': '⌫',
        '{space}': labels.space,
        '{symbols}': '#+=',
        '{letters}': 'ABC',
        '{done}': labels.done,
      }}
      buttonAttributes={[
        named('{shift}', labels.shift),
        named('{bksp}', labels.erase),
        named('{symbols}', labels.symbols),
        named('{letters}', labels.letters),
        { attribute: 'aria-pressed', value: String(layer === 'shift'), buttons: '{shift}' },
      ]}
      {...(maxLength === undefined ? {} : { maxLength })}
      useButtonTag
      useMouseEvents
      preventMouseDownDefault
      disableCaretPositioning
      disableButtonHold
      onChange={onChange}
      onKeyPress={onKeyPress}
    />
  );
}

function keyAt(uid: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-skbtnuid="${uid}"]`);
}

/** Keys are named by their layer, row and column, such as "default-r1b2". */
function focusedPlace(): string | null {
  const uid = document.activeElement?.getAttribute('data-skbtnuid');
  return uid?.slice(uid.indexOf('-') + 1) ?? null;
}

function nextLayer(key: string, layer: KeyboardLayer): KeyboardLayer {
  switch (key) {
    case '{shift}':
      return 'shift';
    case '{symbols}':
      return 'symbols';
    case '{letters}':
      return 'default';
    default:
      return layer === 'shift' && !key.startsWith('{') ? 'default' : layer;
  }
}

function named(key: string, label: string) {
  return { attribute: 'aria-label', value: label, buttons: key };
}
