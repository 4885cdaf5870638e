import { Button, CheckboxRow, SegmentedControl, Sheet } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { useDeviceSettings } from '#shared/device/device-settings';
import { WAYS, type Way } from '#shared/ways';
import styles from '../sheets/sheets.module.css';

const DENSITIES = ['roomy', 'dense'] as const;

/** Which orders this board shows and how large; kept on this device. */
export function FiltersSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { hidden_ways, density, change } = useDeviceSettings();
  function toggle(way: Way): void {
    const isHidden = hidden_ways.includes(way);
    change({
      hidden_ways: isHidden ? hidden_ways.filter((each) => each !== way) : [...hidden_ways, way],
    });
  }
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
              onChange={() => toggle(way)}
            />
          ))}
        </fieldset>
        {hidden_ways.length > 0 && (
          <Button tone="secondary" onClick={() => change({ hidden_ways: [] })}>
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
