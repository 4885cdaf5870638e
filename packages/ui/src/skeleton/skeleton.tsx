import type { ComponentProps } from 'react';
import { cx } from '../shared/cx';
import styles from './skeleton.module.css';

type SkeletonOwn = {
  readonly shape?: 'text' | 'block' | 'picture';
  /** CSS lengths of what will stand here. */
  readonly width?: string;
  readonly height?: string;
  /** Such as '4 / 3', in place of a height. */
  readonly ratio?: string;
};

export type SkeletonProps = SkeletonOwn &
  Omit<ComponentProps<'span'>, keyof SkeletonOwn | 'children' | 'style'>;

/** A block of the size of what is being loaded. Decoration: the waiting itself is said by a status elsewhere. */
export function Skeleton({
  shape = 'block',
  width,
  height,
  ratio,
  className,
  ...rest
}: SkeletonProps) {
  return (
    <span
      className={cx(styles.skeleton, className)}
      data-shape={shape}
      aria-hidden="true"
      style={{ inlineSize: width, blockSize: height, aspectRatio: ratio }}
      {...rest}
    />
  );
}
