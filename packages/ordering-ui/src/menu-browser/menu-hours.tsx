import type { Schedule } from '@comanda/contracts';
import { Button } from '@comanda/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { latePart, OptionalPart } from '@comanda/web/late';
import styles from './menu-hours.module.css';

const WeekOfMenu = latePart(() => import('./week-of-menu').then((m) => m.WeekOfMenu));

/** When a menu is served, weekday by weekday, folded away and fetched only when it is asked for. */
export function MenuHours({ schedule }: { readonly schedule: Schedule | null }) {
  const { t } = useTranslation();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.hours}>
      <Button
        size="small"
        tone="secondary"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {t(isOpen ? 'menu.hide_hours' : 'menu.show_hours')}
      </Button>
      <div id={id} className={styles.answer} hidden={!isOpen}>
        <OptionalPart>{isOpen && <WeekOfMenu schedule={schedule} />}</OptionalPart>
      </div>
    </div>
  );
}
