import type { Lane } from '@comanda/staff/board';
import { useTranslation } from 'react-i18next';
import styles from './board.module.css';

type LaneTabsProps = {
  readonly lanes: readonly { readonly lane: Lane; readonly size: number }[];
  readonly current: Lane;
  readonly onChoose: (lane: Lane) => void;
};

/** One lane at a time on a handheld; a larger screen shows all of them and no tabs. */
export function LaneTabs({ lanes, current, onChoose }: LaneTabsProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.tabs}>
      {lanes.map(({ lane, size }) => (
        <button
          key={lane}
          type="button"
          className={styles.tab}
          aria-pressed={lane === current}
          onClick={() => onChoose(lane)}
        >
          {t(`staff.board.lane.${lane}`)} <span className={styles.size}>{size}</span>
        </button>
      ))}
    </div>
  );
}
