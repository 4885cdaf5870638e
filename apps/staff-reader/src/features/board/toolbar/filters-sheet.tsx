import { Button, CheckboxRow, SegmentedControl, Sheet } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { useDeviceSettings } from '#shared/device/device-settings';
import { WAYS } from '#shared/ways';
import styles from '../sheets/sheets.module.css';

const DENSITIES = ['roomy', 'dense'] as const;

type FiltersSheetProps = {
  /** Names of the sections with orders on the board. */
  readonly sections: readonly string[];
  readonly onClose: () => void;
};

/** Chooses the orders that this board shows and how large; kept on this device. */
export function FiltersSheet({ sections, onClose }: FiltersSheetProps) {
  const { t } = useTranslation();
  const { hidden_ways, hidden_sections, density, change } = useDeviceSettings();
  // A hidden section can be shown again also while it has no order.
  const known = [...new Set([...sections, ...hidden_sections])].toSorted();
  return (
    <Sheet isOpen onClose={onClose} title={t('staff.board.filters')} closeLabel={t('common.close')}>
      <div className={styles.acts}>
        <fieldset>
          <legend className={styles.legend}>{t('staff.board.filters_way')}</legend>
          {WAYS.map((way) => (
            <CheckboxRow
              key={way}
              label={t(`staff.way.${way}`)}
              checked={!hidden_ways.includes(way)}
              onChange={() => change({ hidden_ways: toggled(hidden_ways, way) })}
            />
          ))}
        </fieldset>
        {known.length > 0 && (
          <fieldset>
            <legend className={styles.legend}>{t('staff.board.filters_section')}</legend>
            {known.map((section) => (
              <CheckboxRow
                key={section}
                label={section}
                checked={!hidden_sections.includes(section)}
                onChange={() => change({ hidden_sections: toggled(hidden_sections, section) })}
              />
            ))}
          </fieldset>
        )}
        {hidden_ways.length + hidden_sections.length > 0 && (
          <Button tone="secondary" onClick={() => change({ hidden_ways: [], hidden_sections: [] })}>
            {t('staff.board.filters_reset')}
          </Button>
        )}
        <SegmentedControl
          legend={t('staff.board.density')}
          options={DENSITIES.map((value) => ({ value, label: t(`staff.board.density_${value}`) }))}
          value={density}
          onChange={(value) => change({ density: value })}
        />
      </div>
    </Sheet>
  );
}

/** Returns a list with the value added, or taken out of it. */
function toggled<Value>(values: readonly Value[], value: Value): readonly Value[] {
  return values.includes(value) ? values.filter((each) => each !== value) : [...values, value];
}
