import { type ComponentProps, useMemo } from 'react';
import { encode } from 'uqr';
import { cx } from '../shared/cx';
import styles from './qr-code.module.css';

type QrCodeOwn = {
  readonly text: string;
  /** Names the page that the code opens, for people who cannot see it. */
  readonly label: string;
};

export type QrCodeProps = QrCodeOwn & Omit<ComponentProps<'svg'>, keyof QrCodeOwn | 'children'>;

/** A text as a QR code: one square of a path for each dark module (UI-102). */
export function QrCode({ text, label, className, ...rest }: QrCodeProps) {
  const { size, path } = useMemo(() => draw(text), [text]);
  return (
    <svg
      className={cx(styles.code, className)}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      {...rest}
    >
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
