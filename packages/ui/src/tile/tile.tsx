import type { ElementType, ReactNode } from 'react';
import { cx } from '../shared/cx';
import type { PolymorphicProps } from '../shared/polymorphic';
import styles from './tile.module.css';

type TileOwn = {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** A 16:9 Picture; the tile is text alone without one. */
  readonly picture?: ReactNode;
  /** A logo, on a plate over the lower edge of the picture. */
  readonly mark?: ReactNode;
  /** Whether the text is on the accent colour, for brands side by side. */
  readonly isFilled?: boolean;
  /** Stands on the picture's corner. */
  readonly badge?: ReactNode;
  /** Greyed, for what cannot be had now. */
  readonly isMuted?: boolean;
  readonly className?: string;
};

/** A picture with a title under it, opening `component` from anywhere on it. */
export function Tile<C extends ElementType>({
  component,
  title,
  description,
  picture,
  mark,
  isFilled = false,
  badge,
  isMuted = false,
  className,
  ...rest
}: PolymorphicProps<C, TileOwn>) {
  // TypeScript cannot see that what is left over are C's own props.
  const Component: ElementType = component;
  return (
    <article
      className={cx(styles.tile, className)}
      data-muted={isMuted || undefined}
      data-filled={isFilled || undefined}
    >
      {picture && (
        <div className={styles.media}>
          {picture}
          {badge && <div className={styles.badge}>{badge}</div>}
        </div>
      )}
      <div className={styles.text} dir="auto">
        {mark && <div className={styles.mark}>{mark}</div>}
        <h3 className={styles.title}>
          <Component className={styles.link} {...rest}>
            {title}
          </Component>
        </h3>
        {description && (
          <p className={styles.description} dir="auto">
            {description}
          </p>
        )}
        {!picture && badge}
      </div>
    </article>
  );
}
