import type { Image } from '@comanda/contracts';
import { Picture } from '@comanda/ui';
import styles from './logo.module.css';

const NAMED_BESIDE = '';

/** The mark of the restaurant, whose name stands beside it. */
export function Logo({ image: { path, widths, width, height } }: { readonly image: Image }) {
  const srcSet = widths.map((each) => `${path}-${each}.webp ${each}w`).join(', ');
  return (
    <Picture
      className={styles.logo}
      src={`${path}-${Math.max(...widths)}.webp`}
      sources={[{ type: 'image/webp', srcSet }]}
      sizes="3rem"
      width={width}
      height={height}
      alt={NAMED_BESIDE}
    />
  );
}
