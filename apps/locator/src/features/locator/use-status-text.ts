import type { NearbyPlace } from '@comanda/contracts';
import { formatDay, formatWallTime } from '@comanda/i18n';
import { useLanguage } from '@comanda/i18n/react';
import { type DayHours, wallTimeAt } from '@comanda/schedules';
import { useTranslation } from 'react-i18next';
import { hoursToday, placeStatus } from './place-status';

/** The hours of a day as times: "11:00 AM–10:00 PM". */
export function useHoursText(): (hours: DayHours) => string {
  const { t } = useTranslation();
  const language = useLanguage();
  return (hours) => {
    if (hours.kind === 'closed') return t('locator.hours.closed');
    if (hours.kind === 'all_day') return t('locator.hours.all_day');
    return hours.ranges
      .map(
        ({ start_time, end_time }) =>
          `${formatWallTime(start_time, language)}–${formatWallTime(end_time, language)}`,
      )
      .join(', ');
  };
}

/** Whether a place is open now, and until or from when. */
export function useStatusText(): (place: NearbyPlace, now: Date) => string {
  const { t } = useTranslation();
  const language = useLanguage();
  return (place, now) => {
    const status = placeStatus(place, now);
    const { timezone } = place;
    switch (status.kind) {
      case 'coming_soon':
        return t('locator.status.coming_soon');
      case 'paused':
        return t('locator.status.paused');
      case 'open_all_day':
        return t('locator.status.all_day');
      case 'open':
        return t('locator.status.open_until', {
          time: formatWallTime(wallTimeAt(status.closes_at, timezone), language),
        });
      case 'closed': {
        if (status.opens_at === null) return t('locator.status.closed_today');
        const time = formatWallTime(wallTimeAt(status.opens_at, timezone), language);
        if (status.day !== 'later') return t(`locator.status.opens_${status.day}`, { time });
        const day = formatDay(status.opens_at.toISOString(), language, timezone);
        return t('locator.status.opens_on', { day, time });
      }
    }
  };
}

/** Today's hours: "Open today 11:00 AM–10:00 PM", "Closed today". */
export function useTodayText(): (place: NearbyPlace, now: Date) => string {
  const { t } = useTranslation();
  const hoursText = useHoursText();
  return (place, now) => {
    const hours = hoursToday(place, now);
    if (hours === null) return t('locator.status.coming_soon');
    if (hours.kind === 'closed') return t('locator.status.closed_today');
    if (hours.kind === 'all_day') return t('locator.status.all_day');
    return t('locator.status.today', { hours: hoursText(hours) });
  };
}
