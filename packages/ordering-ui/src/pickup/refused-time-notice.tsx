import { Banner } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { type RefusedTime, isAboutTime } from './refused-time';

type RefusedTimeNoticeProps = {
  /** Nothing is said without. */
  readonly why: RefusedTime | null;
};

/** Why another time has to be chosen, and that the nearest is chosen already. */
export function RefusedTimeNotice({ why }: RefusedTimeNoticeProps) {
  const { t } = useTranslation();
  if (why === null) return null;
  return (
    <Banner tone="warning" isLive title={t('cart.pickup.nearest')}>
      {t(isAboutTime(why) ? `error.${why}` : `cart.pickup.${why}`)}
    </Banner>
  );
}
