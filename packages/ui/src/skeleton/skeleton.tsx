import styles from './skeleton.module.css';

export type SkeletonProps = {
  readonly shape?: 'text' | 'block' | 'picture';
  /** CSS lengths of what will stand here. */
  readonly width?: string;
  readonly height?: string;
  /** Such as '4 / 3', in place of a height. */
  readonly ratio?: string;
};

/** A block of the size of what is being loaded. Decoration: the waiting itself is said by a status elsewhere. */
export function Skeleton({ shape = 'block', width, height, ratio }: SkeletonProps) {
  return (
    <span
      className={styles.skeleton}
      data-shape={shape}
      aria-hidden="true"
      style={{ inlineSize: width, blockSize: height, aspectRatio: ratio }}
    />
  );
}
