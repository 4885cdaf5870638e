import type { Schedule } from '@comanda/contracts';
import type { TextGroup } from '@comanda/i18n';
import { useTexts } from '@comanda/web/late';
import { useTranslation } from 'react-i18next';
import { WeekHours } from '../times/week-hours';

const TEXTS: readonly TextGroup[] = ['table'];

/** The hours of a menu, weekday by weekday. */
export function WeekOfMenu({ schedule }: { readonly schedule: Schedule | null }) {
  const { t } = useTranslation();
  const areTextsThere = useTexts(TEXTS);
  if (!areTextsThere) return null;
  if (schedule === null) return <p>{t('table.menus.always')}</p>;
  return (
    <WeekHours
      schedule={schedule}
      label={t('table.menus.hours')}
      closed={t('table.menus.not_today')}
    />
  );
}
