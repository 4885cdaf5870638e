import { ChevronIcon } from '@comanda/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './action-list.module.css';

export type Action = {
  readonly icon: ReactNode;
  readonly label: string;
  readonly detail?: string | undefined;
  readonly to: string;
  /** The one thing to do here. */
  readonly isMain?: boolean;
  readonly onFollow?: (() => void) | undefined;
};

type ActionListProps = { readonly label: string; readonly actions: readonly Action[] };

/** List of actions, each a large row with a link. */
export function ActionList({ label, actions }: ActionListProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {actions.map(({ icon, label: name, detail, to, isMain = false, onFollow }) => (
        <li key={to + name}>
          <Link
            className={styles.action}
            data-tone={isMain ? 'accent' : undefined}
            to={to}
            onClick={onFollow}
          >
            {icon}
            <span className={styles.text}>
              <span className={styles.name}>{name}</span>
              {detail && <span>{detail}</span>}
            </span>
            <ChevronIcon />
          </Link>
        </li>
      ))}
    </ul>
  );
}
