import type { Language } from '@comanda/contracts';

/** Sizes in which scripts/pictures makes each shot, in CSS pixels. */
export const SHOTS = {
  menu: { width: 390, height: 844 },
  item: { width: 390, height: 844 },
  cart: { width: 390, height: 844 },
  complete: { width: 390, height: 844 },
  harbor: { width: 390, height: 844 },
  odile: { width: 390, height: 844 },
  'lantern-house': { width: 390, height: 844 },
  backlot: { width: 390, height: 844 },
  kiosk: { width: 540, height: 960 },
  board: { width: 1280, height: 720 },
  wall: { width: 1280, height: 720 },
} as const;

export type Shot = keyof typeof SHOTS;

type PictureProps = {
  readonly shot: Shot;
  readonly language: Language;
  readonly alt: string;
  /** Seen at once: loaded first. */
  readonly isFirst?: boolean;
};

/** A screenshot of a surface in the frame of its device. */
export function Picture({ shot, language, alt, isFirst = false }: PictureProps) {
  const { width, height } = SHOTS[shot];
  const base = `/_/marketing/pictures/${language}/${shot}`;
  return (
    <picture className={width > height ? 'device device-wide' : 'device'}>
      <source type="image/avif" srcSet={`${base}.avif`} />
      <img
        src={`${base}.webp`}
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
