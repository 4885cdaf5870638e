import { useLanguage } from '@comanda/i18n/react';
import { OnScreenKeyboard } from '@comanda/ui';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import styles from './keyboard-dock.module.css';
import { isTypedInto, type TextControl, typeInto } from './text-control';

/** A keyboard on the screen for whatever field has the focus. */
export function KeyboardDock() {
  const { t } = useTranslation();
  const language = useLanguage();
  const [field, setField] = useState<TextControl | null>(null);
  const [text, setText] = useState('');

  useEffect(() => {
    function onFocus({ target }: FocusEvent) {
      if (!isTypedInto(target)) return;
      setField(target);
      setText(target.value);
      target.scrollIntoView({ block: 'center' });
    }
    function onBlur({ target, relatedTarget }: FocusEvent) {
      const isToKeys = relatedTarget instanceof Element && relatedTarget.closest('[data-keyboard]');
      if (isTypedInto(target) && !isToKeys) setField(null);
    }
    function onInput({ target }: Event) {
      if (isTypedInto(target)) setText(target.value);
    }
    document.addEventListener('focusin', onFocus);
    document.addEventListener('focusout', onBlur);
    document.addEventListener('input', onInput);
    return () => {
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('focusout', onBlur);
      document.removeEventListener('input', onInput);
    };
  }, []);

  if (field === null) return null;
  // Below an open dialog nothing can be touched but what is in it.
  const place = field.closest('dialog') ?? document.body;
  return createPortal(
    <div className={styles.dock} data-keyboard="">
      <OnScreenKeyboard
        label={t('kiosk.keyboard.label')}
        labels={{
          shift: t('kiosk.keyboard.shift'),
          erase: t('kiosk.keyboard.erase'),
          space: t('kiosk.keyboard.space'),
          symbols: t('kiosk.keyboard.symbols'),
          letters: t('kiosk.keyboard.letters'),
          done: t('common.done'),
        }}
        language={language}
        value={text}
        {...(field.maxLength > 0 ? { maxLength: field.maxLength } : {})}
        onChange={(typed) => typeInto(field, typed)}
        onDone={() => field.blur()}
      />
    </div>,
    place,
  );
}
