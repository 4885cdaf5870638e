import type { UseEmblaCarouselType } from 'embla-carousel-react';
import { useCallback, useSyncExternalStore } from 'react';

type Embla = NonNullable<UseEmblaCarouselType[1]>;

export type CarouselState = {
  /** The position that is shown, from 0. */
  readonly current: number;
  /** How many positions there are, which is fewer than slides where several show at once. */
  readonly count: number;
  readonly canGoBack: boolean;
  readonly canGoOn: boolean;
};

/** Where a carousel stands; drawn again when it moves to another slide or when its slides change. */
export function useCarouselState(embla: Embla | undefined): CarouselState {
  const subscribe = useCallback(
    (onChange: () => void) => {
      embla?.on('select', onChange).on('reInit', onChange);
      return () => {
        embla?.off('select', onChange).off('reInit', onChange);
      };
    },
    [embla],
  );
  function useRead<Value extends number | boolean>(
    read: (carousel: Embla) => Value,
    initial: Value,
  ): Value {
    return useSyncExternalStore(
      subscribe,
      () => (embla ? read(embla) : initial),
      () => initial,
    );
  }
  return {
    current: useRead<number>((carousel) => carousel.selectedScrollSnap(), 0),
    count: useRead<number>((carousel) => carousel.scrollSnapList().length, 0),
    canGoBack: useRead<boolean>((carousel) => carousel.canScrollPrev(), false),
    canGoOn: useRead<boolean>((carousel) => carousel.canScrollNext(), false),
  };
}
