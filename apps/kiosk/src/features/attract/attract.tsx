import { useRestaurant } from '@comanda/ordering';
import { useNightlyReload } from '@comanda/web/device';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AccessChoices } from './access-choices';
import { AttractPicture } from './attract-picture';
import { LanguageChoices } from './language-choices';
import { StartChoices } from './start-choices';
import styles from './attract.module.css';
import { useChoicesReset } from './use-choices-reset';
import { useStart } from './use-start';
import { AllergyNotice } from '#app/screen/allergy-notice';
import { CallStaff } from '#app/screen/call-staff';

/** Between two guests: what is cooked here over the whole screen, and below it, in everybody's reach, the ways to begin. */
export function Attract() {
  const { t } = useTranslation();
  const { name, timezone } = useRestaurant();
  const start = useStart();
  useNightlyReload(timezone);
  useChoicesReset();
  const [only, ...others] = start.choices;
  const panel = useRef<HTMLDivElement>(null);

  return (
    <main id="content" className={styles.attract}>
      {/* For fingers: keyboards and screen readers have the buttons below. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- see above */}
      <div
        className={styles.picture}
        onClick={() => {
          if (only && others.length === 0) start.begin(only);
          else pointOut(panel.current);
        }}
      >
        <AttractPicture />
        <div className={styles.words}>
          <h1 className={styles.name}>{name}</h1>
          <p className={styles.call}>{start.told ?? t('kiosk.start.tap')}</p>
        </div>
      </div>
      <div ref={panel} className={styles.panel}>
        <StartChoices start={start} />
        <LanguageChoices />
        <AccessChoices />
        <AllergyNotice />
        <CallStaff isNamed />
      </div>
    </main>
  );
}

/** Shows a guest who touches the picture where the order begins: there is more than one way. */
function pointOut(panel: HTMLElement | null): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  panel
    ?.querySelector('[data-starts]')
    ?.animate([{ scale: 1 }, { scale: 1.04 }, { scale: 1 }], { duration: 250 });
}
