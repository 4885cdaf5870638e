import { type ComponentProps, useId } from 'react';
import { StarIcon } from '../icon/icons';
import styles from './rating-stars.module.css';

const STARS = [1, 2, 3, 4, 5] as const;

export type Stars = (typeof STARS)[number];

type RatingStarsOwn = {
  readonly legend: string;
  /** Words for each count, such as "4 stars". */
  readonly starLabel: (stars: Stars) => string;
  readonly value: number | null;
  readonly onChange: (stars: Stars) => void;
  readonly isDisabled?: boolean;
};

export type RatingStarsProps = RatingStarsOwn &
  Omit<ComponentProps<'fieldset'>, keyof RatingStarsOwn | 'children' | 'disabled'>;

/** Five stars as native radio buttons: one tap, or the arrow keys. */
export function RatingStars({
  legend,
  starLabel,
  value,
  onChange,
  isDisabled = false,
  ...rest
}: RatingStarsProps) {
  const name = useId();
  return (
    <fieldset disabled={isDisabled} {...rest}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.stars}>
        {STARS.map((stars) => {
          const isFilled = value !== null && stars <= value;
          return (
            <label key={stars} className={styles.star} data-filled={isFilled || undefined}>
              <input
                type="radio"
                className={styles.input}
                name={name}
                value={stars}
                aria-label={starLabel(stars)}
                checked={value === stars}
                onChange={() => onChange(stars)}
              />
              <StarIcon data-filled={isFilled || undefined} />
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
