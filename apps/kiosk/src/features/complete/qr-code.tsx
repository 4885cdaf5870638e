import { useMemo } from 'react';
import { encode } from 'uqr';
import styles from './receipt-offer.module.css';

type QrCodeProps = {
  readonly text: string;
  /** Names the page that the code opens, for people who cannot see it. */
  readonly label: string;
};

/** A text as a QR code: one square of a path for each dark module. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => draw(text), [text]);
  return (
    <svg className={styles.code} role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`}>
      <path d={path} />
    </svg>
  );
}

function draw(text: string): { readonly size: number; readonly path: string } {
  const { size, data } = encode(text, { border: 2 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
  );
  return { size, path: squares.join('') };
}
