import type { RestaurantTheme } from '@comanda/contracts';
import { useRestaurant } from '@comanda/ordering';
import { useNestedTheme, usePageTitle } from '@comanda/web/page';
import type { ReactNode } from 'react';
import { useArrivalFocus } from '#shared/use-arrival-focus';
import { KioskHeader } from './kiosk-header';
import styles from './screen.module.css';

type ScreenProps = {
  readonly title: string;
  /** Whether the title is drawn; it is read out in any case. */
  readonly isTitleShown?: boolean;
  /** The look of the brand that it shows; the restaurant's by default. */
  readonly theme?: RestaurantTheme | null;
  /** Between the header and the scrolling part. */
  readonly top?: ReactNode;
  /** Beside the scrolling part. */
  readonly side?: ReactNode;
  /** At the bottom, always in view. */
  readonly bar?: ReactNode;
  readonly children: ReactNode;
};

/** One page of an order: the header, one part that scrolls, and a bar that never moves. Its heading has the focus on arrival. */
export function Screen({
  title,
  isTitleShown = true,
  theme = null,
  top,
  side,
  bar,
  children,
}: ScreenProps) {
  const { name } = useRestaurant();
  const titleRef = useArrivalFocus<HTMLHeadingElement>();
  usePageTitle(title, name);
  return (
    <div className={styles.screen} data-side={side ? '' : undefined} {...useNestedTheme(theme)}>
      <KioskHeader />
      {top && <div className={styles.top}>{top}</div>}
      {side && <div className={styles.side}>{side}</div>}
      <main id="content" className={styles.main} data-scrolls>
        <h1
          ref={titleRef}
          className={styles.title}
          data-hidden={isTitleShown ? undefined : ''}
          tabIndex={-1}
        >
          {title}
        </h1>
        {children}
      </main>
      {bar && <footer className={styles.bar}>{bar}</footer>}
    </div>
  );
}
