import {
  CloseIcon,
  CountsIcon,
  FilterIcon,
  HistoryIcon,
  IconButton,
  SearchIcon,
} from '@comanda/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './toolbar.module.css';

export type ToolSheet = 'counts' | 'completed' | 'filters';

type BoardToolbarProps = {
  readonly wanted: string;
  readonly isFiltered: boolean;
  readonly onWant: (text: string) => void;
  readonly onOpen: (sheet: ToolSheet) => void;
};

/** Search for a hand-over, and the ways to the counts, the completed orders and the filters. */
export function BoardToolbar({ wanted, isFiltered, onWant, onOpen }: BoardToolbarProps) {
  const { t } = useTranslation();
  function tool(sheet: ToolSheet, icon: ReactNode, isOn = false) {
    return (
      <button
        type="button"
        className={styles.tool}
        aria-haspopup="dialog"
        aria-label={t(`staff.board.${sheet}`)}
        data-on={isOn || undefined}
        onClick={() => onOpen(sheet)}
      >
        {icon}
        <span className={styles.word}>{t(`staff.board.${sheet}`)}</span>
      </button>
    );
  }
  return (
    <div className={styles.toolbar} role="search">
      <label className={styles.search}>
        <SearchIcon />
        <input
          type="search"
          aria-label={t('staff.board.search')}
          placeholder={t('staff.board.search')}
          autoComplete="off"
          value={wanted}
          onChange={(event) => onWant(event.target.value)}
        />
        {wanted !== '' && (
          <IconButton
            label={t('staff.board.search_clear')}
            icon={<CloseIcon />}
            onClick={() => onWant('')}
          />
        )}
      </label>
      {tool('counts', <CountsIcon />)}
      {tool('completed', <HistoryIcon />)}
      {tool('filters', <FilterIcon />, isFiltered)}
    </div>
  );
}
