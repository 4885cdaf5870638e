import useEmblaCarousel from 'embla-carousel-react';
import { Children, type ComponentProps, type ReactNode, useCallback, useState } from 'react';
import { IconButton } from '../icon-button/icon-button';
import { ChevronIcon } from '../icon/icons';
import { cx } from '../shared/cx';
import styles from './carousel.module.css';
import { useCarouselState } from './use-carousel-state';

type CarouselOwn = {
  /** Names what is shown in it. */
  readonly label: string;
  /** Names one slide, such as "2 of 5". */
  readonly slideLabel: (position: number, count: number) => string;
  readonly previousLabel: string;
  readonly nextLabel: string;
  /** Whether the first follows the last. */
  readonly isLoop?: boolean;
  /** Each child is a slide, as wide as the carousel unless `--slide-width` says otherwise. */
  readonly children: ReactNode;
};

export type CarouselProps = CarouselOwn & Omit<ComponentProps<'div'>, keyof CarouselOwn>;

/** Things side by side that are swiped or stepped through; it never moves by itself (UI-99). */
export function Carousel({
  label,
  slideLabel,
  previousLabel,
  nextLabel,
  isLoop = false,
  className,
  children,
  ...rest
}: CarouselProps) {
  const slides = Children.toArray(children);
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr');
  const [emblaRef, embla] = useEmblaCarousel({ align: 'start', loop: isLoop, direction });
  const { current, count, canGoBack, canGoOn } = useCarouselState(embla);

  const viewportRef = useCallback(
    (viewport: HTMLDivElement | null) => {
      if (viewport) setDirection(getComputedStyle(viewport).direction === 'rtl' ? 'rtl' : 'ltr');
      emblaRef(viewport);
    },
    [emblaRef],
  );

  return (
    <div role="group" aria-label={label} className={cx(styles.carousel, className)} {...rest}>
      <div ref={viewportRef} className={styles.viewport}>
        <div className={styles.slides}>
          {slides.map((slide, index) => (
            <div
              // The order of slides is their identity: they have no other.
              key={index}
              className={styles.slide}
              role="group"
              aria-label={slideLabel(index + 1, slides.length)}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      {count > 1 && (
        <div className={styles.controls}>
          <IconButton
            label={previousLabel}
            icon={<ChevronIcon className={styles.back} />}
            disabled={!canGoBack}
            onClick={() => embla?.scrollPrev(isMotionReduced())}
          />
          <div className={styles.dots} aria-hidden="true">
            {Array.from({ length: count }, (_, index) => (
              <span
                key={index}
                className={styles.dot}
                data-current={index === current || undefined}
              />
            ))}
          </div>
          <IconButton
            label={nextLabel}
            icon={<ChevronIcon className={styles.on} />}
            disabled={!canGoOn}
            onClick={() => embla?.scrollNext(isMotionReduced())}
          />
        </div>
      )}
    </div>
  );
}

function isMotionReduced(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
