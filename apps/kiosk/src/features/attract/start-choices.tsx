import { BagIcon, SearchIcon, TableIcon } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import styles from './choice.module.css';
import type { Start, StartChoice } from './use-start';

const LOOKS = {
  DINE_IN: { text: 'kiosk.start.eat_here', Icon: TableIcon },
  TAKEOUT: { text: 'kiosk.start.take_away', Icon: BagIcon },
  LOOK: { text: 'kiosk.start.look', Icon: SearchIcon },
} as const satisfies Record<StartChoice, object>;

/** The ways to begin, side by side. */
export function StartChoices({ start }: { readonly start: Start }) {
  const { t } = useTranslation();
  return (
    <div className={styles.row} data-starts="">
      {start.choices.map((choice) => {
        const { text, Icon } = LOOKS[choice];
        return (
          <button
            key={choice}
            type="button"
            className={styles.choice}
            data-tone="start"
            onClick={() => start.begin(choice)}
          >
            <span className={styles.icon}>
              <Icon />
            </span>
            {t(text)}
          </button>
        );
      })}
    </div>
  );
}
