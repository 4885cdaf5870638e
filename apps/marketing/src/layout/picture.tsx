import type { Language } from '@comanda/contracts';
import { frameOf } from './frame-of';
import { languageOfShot, type Shot, SHOTS } from './shots';

type PictureProps = {
  readonly shot: Shot;
  readonly language: Language;
  readonly alt: string;
  /** Seen at once: loaded first. */
  readonly isFirst?: boolean;
  /** How wide the page shows it, where that is not the shot's usual width. */
  readonly sizes?: string;
};

/** A screenshot of a surface in the frame of its device; nothing where no picture was taken. */
export function Picture({ shot, language, alt, isFirst = false, sizes }: PictureProps) {
  const { width, height, widths, sizes: usual } = SHOTS[shot];
  const shown = languageOfShot(shot, language);
  if (shown === null) return null;
  const base = `/_/marketing/pictures/${shown}/${shot}`;
  return (
    <picture className={`device device-${frameOf(width, height)}`}>
      <source
        type="image/avif"
        srcSet={widths.map((each) => `${base}-${each}.avif ${each}w`).join(', ')}
        sizes={sizes ?? usual}
      />
      <img
        src={`${base}-${widths[1]}.webp`}
        alt={alt}
        width={width}
        height={height}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}
