import { CARD_BRANDS, type CardBrand } from '@comanda/payments';
import { useTranslation } from 'react-i18next';
import styles from './brand-marks.module.css';

type BrandMarksProps = {
  /** Detected brand; null = unknown, and all accepted ones are shown. */
  readonly brand: CardBrand | null;
};

/** The brands that are taken, or the one that is being typed. */
export function BrandMarks({ brand }: BrandMarksProps) {
  const { t } = useTranslation();
  const shown = brand === null ? CARD_BRANDS : [brand];
  const names = brand === null ? t('checkout.payment.card_brands') : MARKS[brand].name;
  return (
    <span className={styles.marks} role="img" aria-label={names}>
      {shown.map((each) => (
        <BrandMark key={each} brand={each} />
      ))}
    </span>
  );
}

function BrandMark({ brand }: { readonly brand: CardBrand }) {
  const { plate, word } = MARKS[brand];
  return (
    <svg viewBox="0 0 32 20" className={styles.mark} aria-hidden>
      <rect width="32" height="20" rx="3" fill={plate} />
      {brand === 'mastercard' ? (
        <>
          <circle cx="13" cy="10" r="5.5" fill="#eb001b" />
          <circle cx="19" cy="10" r="5.5" fill="#f79e1b" fillOpacity="0.9" />
        </>
      ) : (
        <text
          x="16"
          y="13"
          fill="#fff"
          fontFamily="system-ui, sans-serif"
          fontSize="8.5"
          fontWeight="700"
          textAnchor="middle"
        >
          {word}
        </text>
      )}
    </svg>
  );
}

/** The brands' own colours, the same in every theme. */
const MARKS: Readonly<
  Record<CardBrand, { readonly name: string; readonly plate: string; readonly word: string }>
> = {
  visa: { name: 'Visa', plate: '#1a1f71', word: 'VISA' },
  mastercard: { name: 'Mastercard', plate: '#1f2937', word: '' },
  amex: { name: 'American Express', plate: '#1769b5', word: 'AMEX' },
  discover: { name: 'Discover', plate: '#a8450a', word: 'DISC' },
};
