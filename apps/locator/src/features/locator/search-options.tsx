import { SegmentedControl, SelectField } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { RADII, type Unit } from '#shared/unit';
import type { SearchState } from './search-state';
import styles from './search-options.module.css';

type SearchOptionsProps = {
  readonly search: SearchState;
  readonly unit: Unit;
  readonly offersDelivery: boolean;
  readonly hasPlaces: boolean;
  readonly onChange: (changes: Partial<SearchState>) => void;
};

/** Pickup or delivery, and how far. */
export function SearchOptions({
  search,
  unit,
  offersDelivery,
  hasPlaces,
  onChange,
}: SearchOptionsProps) {
  const { t } = useTranslation();
  const { service, radius } = search;
  const radii = [...new Set([...RADII, radius])].toSorted((a, b) => a - b);
  return (
    <div className={styles.options}>
      <SegmentedControl
        legend={t('locator.service')}
        isLegendHidden
        options={[
          { value: 'pickup', label: t('locator.pickup') },
          {
            value: 'delivery',
            label: t('locator.delivery'),
            isDisabled: !offersDelivery && service === 'pickup',
          },
        ]}
        value={service}
        onChange={(value) => onChange({ service: value })}
      />
      <SelectField
        label={t('locator.radius')}
        value={radius}
        onChange={(event) => onChange({ radius: Number(event.currentTarget.value) })}
      >
        {radii.map((each) => (
          <option key={each} value={each}>
            {t(`locator.distance_${unit}`, { distance: each })}
          </option>
        ))}
      </SelectField>
      {!offersDelivery && hasPlaces && <p className={styles.note}>{t('locator.no_delivery')}</p>}
    </div>
  );
}
