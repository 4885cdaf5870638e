import { useLanguage } from '@comanda/i18n/react';
import { OnScreenKeyboard } from '@comanda/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { KEYBOARD, operableAround } from '#shared/operable';
import { isTypedInto, type TextControl, typeInto } from '#shared/text-control';
import styles from './keyboard-dock.module.css';

/** A keyboard on the screen for whatever field has the focus. */
export function KeyboardDock() {
  const { t } = useTranslation();
  const language = useLanguage();
  const [field, setField] = useState<TextControl | null>(null);
  const [text, setText] = useState('');

  useEffect(() => {
    let isPressed = false;
    let isLeft = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** The keys go once the press that ended the typing is over: what it was meant for must not move away under it. */
    function leaveSoon() {
      isLeft = true;
      clearTimeout(timer);
      if (!isPressed) timer = setTimeout(() => isLeft && setField(null));
    }
    function onPress() {
      isPressed = true;
    }
    function onRelease() {
      isPressed = false;
      if (isLeft) leaveSoon();
    }
    function onFocus({ target }: FocusEvent) {
      // The keys themselves may have the focus.
      if (target instanceof Element && target.closest(KEYBOARD)) return;
      if (!isTypedInto(target)) return leaveSoon();
      isLeft = false;
      setField(target);
      setText(target.value);
    }
    function onBlur({ target, relatedTarget }: FocusEvent) {
      const isToKeys = relatedTarget instanceof Element && relatedTarget.closest(KEYBOARD);
      const isOfKeys = target instanceof Element && target.closest(KEYBOARD);
      // Another layer of keys takes the pressed one away; the page then has no focus to go to.
      const isKeyGone = isOfKeys && !target.isConnected;
      if ((isTypedInto(target) || isOfKeys) && !isToKeys && !isKeyGone) leaveSoon();
    }
    function onInput({ target }: Event) {
      if (isTypedInto(target)) setText(target.value);
    }
    document.addEventListener('pointerdown', onPress, { capture: true });
    document.addEventListener('pointerup', onRelease, { capture: true });
    document.addEventListener('pointercancel', onRelease, { capture: true });
    document.addEventListener('focusin', onFocus);
    document.addEventListener('focusout', onBlur);
    document.addEventListener('input', onInput);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', onPress, { capture: true });
      document.removeEventListener('pointerup', onRelease, { capture: true });
      document.removeEventListener('pointercancel', onRelease, { capture: true });
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('focusout', onBlur);
      document.removeEventListener('input', onInput);
    };
  }, []);

  const dock = useRef<HTMLDivElement>(null);
  useRoomTaken(dock, field);

  if (field === null) return null;
  // Below an open dialog nothing can be touched but what is in it.
  const place = field.closest('dialog') ?? document.body;
  return createPortal(
    <div ref={dock} className={styles.dock} data-keyboard="">
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
        onDone={() => leave(field)}
      />
    </div>,
    place,
  );
}

/** Tells the styles of page and dialogs how much of the screen the keys take, and keeps the field in what is left. */
function useRoomTaken(dock: RefObject<HTMLElement | null>, field: TextControl | null): void {
  useEffect(() => {
    const keys = dock.current;
    if (field === null || keys === null) return;
    const { dataset, style } = document.documentElement;
    const watch = new ResizeObserver(() => {
      style.setProperty('--keyboard-room', `${keys.offsetHeight}px`);
      field.scrollIntoView({ block: 'center' });
    });
    dataset['typing'] = '';
    watch.observe(keys);
    return () => {
      watch.disconnect();
      delete dataset['typing'];
      style.removeProperty('--keyboard-room');
    };
  }, [dock, field]);
}

/** Ends typing. A guest who works by keys goes on after the text. */
function leave(field: TextControl): void {
  if (document.activeElement === field) return field.blur();
  const around = operableAround(document);
  const next = around[around.indexOf(field) + 1] ?? around[0];
  next?.focus();
}
