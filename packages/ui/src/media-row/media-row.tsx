import type { ElementType, ReactNode } from 'react';
import { cx } from '../shared/cx';
import type { PolymorphicProps } from '../shared/polymorphic';
import styles from './media-row.module.css';

type MediaRowOwn = {
  readonly title: ReactNode;
  /** The level of its heading, as the page around it has it. */
  readonly heading?: 'h2' | 'h3';
  /** At most two lines are shown. */
  readonly description?: ReactNode;
  /** The line below: price, tags. */
  readonly meta?: ReactNode;
  /** A 4:3 Picture; the row is a good text row without one. */
  readonly picture?: ReactNode;
  /** Controls of their own, outside the row's link. */
  readonly trailing?: ReactNode;
  /** Greyed, for what cannot be had now; it stays readable and can be opened. */
  readonly isMuted?: boolean;
  readonly className?: string;
};

/** Text on one side, picture on the other; all of it opens `component`: `<MediaRow component={Link} to="…" title="…" />`. */
export function MediaRow<C extends ElementType>({
  component,
  title,
  heading: Heading = 'h3',
  description,
  meta,
  picture,
  trailing,
  isMuted = false,
  className,
  ...rest
}: PolymorphicProps<C, MediaRowOwn>) {
  // TypeScript cannot see that what is left over are C's own props.
  const Component: ElementType = component;
  return (
    <article className={cx(styles.row, className)} data-muted={isMuted || undefined}>
      <div className={styles.text} dir="auto">
        <Heading className={styles.title}>
          <Component className={styles.link} {...rest}>
            {title}
          </Component>
        </Heading>
        {description && (
          <p className={styles.description} dir="auto">
            {description}
          </p>
        )}
        {meta && <div className={styles.meta}>{meta}</div>}
      </div>
      {picture && <div className={styles.media}>{picture}</div>}
      {trailing && <div className={styles.trailing}>{trailing}</div>}
    </article>
  );
}
