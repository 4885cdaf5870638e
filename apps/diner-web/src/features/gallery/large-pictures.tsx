import type { GalleryPicture } from '@comanda/contracts';
import { type UIEvent, useEffect, useEffectEvent, useRef } from 'react';
import { FoodPicture } from '@comanda/ordering-ui/dishes';
import styles from './large-pictures.module.css';

type LargePicturesProps = {
  readonly pictures: readonly GalleryPicture[];
  readonly position: number;
  /** Whether they are in sight, and the arrow keys theirs. */
  readonly isOpen: boolean;
  readonly onPosition: (position: number) => void;
};

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Whole pictures side by side, one in sight: a finger or an arrow key leads to the next. */
export function LargePictures({ pictures, position, isOpen, onPosition }: LargePicturesProps) {
  const rowRef = useRef<HTMLUListElement>(null);

  // Once the sheet around it is open: before that it has no width.
  useEffect(() => {
    const row = rowRef.current;
    // Where a finger led to is where it stands already, or comes to rest.
    if (isOpen && row && positionOf(row) !== position) row.scrollLeft = position * row.clientWidth;
  }, [isOpen, position]);

  const step = useEffectEvent((event: KeyboardEvent) => {
    const by = STEPS[event.key];
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (by === undefined || !isPlain || pictures.length < 2) return;
    event.preventDefault();
    onPosition(position + by);
  });
  useEffect(() => {
    if (!isOpen) return;
    document.addEventListener('keydown', step);
    return () => document.removeEventListener('keydown', step);
  }, [isOpen]);

  function onScroll({ currentTarget }: UIEvent<HTMLUListElement>) {
    const reached = positionOf(currentTarget);
    if (isOpen && reached !== null && reached !== position) onPosition(reached);
  }

  return (
    // Scrollable content must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ul ref={rowRef} className={styles.row} tabIndex={0} onScroll={onScroll}>
      {pictures.map(({ key, image }) => (
        <li key={key} className={styles.picture}>
          <FoodPicture image={image} sizes="(min-width: 48rem) 34rem, 100vw" />
        </li>
      ))}
    </ul>
  );
}

/** Which picture is most of what is seen; null while nothing is. */
function positionOf(row: HTMLElement): number | null {
  return row.clientWidth > 0 ? Math.round(row.scrollLeft / row.clientWidth) : null;
}
