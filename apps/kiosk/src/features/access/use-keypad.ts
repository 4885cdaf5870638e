import { useEffect, useEffectEvent } from 'react';
import { changeAccessMode, readAccessMode } from '#shared/access-mode';
import { isTypedInto } from '#shared/text-control';
import { KEYBOARD, operable, stepped } from '#shared/operable';

const STEPS: Readonly<Record<string, 1 | -1>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

/** Operates every page by a keypad: arrows move, Enter chooses, Escape goes back. The first key begins to speak, without a setting. */
export function useKeypad(): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = STEPS[event.key];
    const isKnown = step !== undefined || event.key === 'Enter' || event.key === 'Escape';
    const { is_spoken } = readAccessMode();
    if (!isKnown || isOfText(event, is_spoken)) return;
    if (!is_spoken) changeAccessMode({ is_spoken: true });
    if (step !== undefined) {
      event.preventDefault();
      move(step);
    } else if (event.key === 'Escape') goBack(event);
    else choose(event);
  });
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

function move(step: 1 | -1): void {
  const all = operable(document);
  const place = all.findIndex((each) => each === document.activeElement);
  const next = all[stepped(place, step, all.length)];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}

/** Chooses a text to type on the keys of the screen, or an option: a browser leaves Enter on it to its form, which has none here. */
function choose(event: KeyboardEvent): void {
  const { target } = event;
  if (isTypedInto(target)) {
    event.preventDefault();
    document.querySelector<HTMLElement>(`${KEYBOARD} button`)?.focus();
    return;
  }
  if (!(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  target.click();
}

/** A text is left first, and an open dialog closes by itself; on a page it is what leads back from it, last the way out. */
function goBack(event: KeyboardEvent): void {
  const { target } = event;
  const isAtKeys = target instanceof HTMLElement && target.closest(KEYBOARD) !== null;
  if (target instanceof HTMLElement && (isAtKeys || isTypedInto(target))) {
    event.preventDefault();
    target.blur();
    return;
  }
  if (document.querySelector('dialog[open]')) return;
  const way = findShown('[data-escape]') ?? findShown('[data-escape-last]');
  if (!way) return;
  event.preventDefault();
  way.click();
}

/** A closed dialog is in the document with its buttons. */
function findShown(selector: string): HTMLElement | undefined {
  const all = [...document.querySelectorAll<HTMLElement>(selector)];
  return all.find((each) => each.closest('dialog:not([open])') === null);
}

/** To left and right one works in the text, and with Enter on a keyboard with letters; up and down lead out of it. */
function isOfText({ key, target }: KeyboardEvent, isByKeypad: boolean): boolean {
  if (!isTypedInto(target)) return false;
  return key === 'ArrowLeft' || key === 'ArrowRight' || (key === 'Enter' && !isByKeypad);
}
