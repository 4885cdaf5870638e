import { type ComponentProps, type ReactNode, useState } from 'react';
import { cx } from '../shared/cx';
import styles from './picture.module.css';

/** One encoding of a picture: its MIME type and its srcset with width descriptors. */
export type PictureSource = { readonly type: string; readonly srcSet: string };

type PictureOwn = {
  /** The fallback that every browser can show. */
  readonly src: string;
  /** Empty when the text beside it says the same. */
  readonly alt: string;
  /** Size of the original in pixels; holds the room before anything is loaded. */
  readonly width: number;
  readonly height: number;
  /** AVIF first, then WebP. */
  readonly sources?: readonly PictureSource[] | undefined;
  /** How wide it will be shown, as in the HTML attribute of this name. */
  readonly sizes?: string | undefined;
  /** Fixed ratio such as '4 / 3'; the picture is cut to it. */
  readonly ratio?: string | undefined;
  /** Mean colour, shown until the picture is there. */
  readonly color?: string | undefined;
  /** True for what is seen first: loaded at once, before the others. */
  readonly isPriority?: boolean;
  /** Shown when the file cannot be loaded; nothing by default. */
  readonly fallback?: ReactNode;
};

export type PictureProps = PictureOwn &
  Omit<ComponentProps<'picture'>, keyof PictureOwn | 'children' | 'style'>;

/** A photograph that takes its room before it arrives, and leaves no grey box when it is missing (UI-60…UI-62). */
export function Picture({
  src,
  alt,
  width,
  height,
  sources = [],
  sizes,
  ratio,
  color,
  isPriority = false,
  fallback = null,
  className,
  ...rest
}: PictureProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  if (failedSrc === src) return fallback;
  return (
    <picture
      className={cx(styles.frame, className)}
      style={{ aspectRatio: ratio ?? `${width} / ${height}`, backgroundColor: color }}
      {...rest}
    >
      {sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
      ))}
      <img
        className={styles.image}
        src={src}
        alt={alt}
        width={width}
        height={height}
        sizes={sizes}
        loading={isPriority ? 'eager' : 'lazy'}
        fetchPriority={isPriority ? 'high' : 'auto'}
        decoding="async"
        onError={() => setFailedSrc(src)}
      />
    </picture>
  );
}
