import { formatDecimal } from '@comanda/i18n';
import { useLanguage } from '@comanda/i18n/react';
import { useTranslation } from 'react-i18next';
import { toUnit, type Unit } from '#shared/unit';

/** Metres as the visitor measures them, with two decimals: 2.41 km. */
export function useDistanceText(unit: Unit): (metres: number) => string {
  const { t } = useTranslation();
  const language = useLanguage();
  return (metres) =>
    t(`locator.distance_${unit}`, { distance: formatDecimal(toUnit(metres, unit), 2, language) });
}
