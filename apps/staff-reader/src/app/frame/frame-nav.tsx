import { useCalls } from '@comanda/staff/calls';
import { BellIcon, BoardIcon, cx, DevicesIcon } from '@comanda/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { useAlerts } from '#shared/alerts/alerts-context';
import { type PageName, pathTo } from '../paths';
import { usePagePath } from '../use-page-path';
import styles from './frame.module.css';

type NavItem = { readonly name: PageName; readonly icon: ReactNode; readonly count?: number };

/** The way to every page: a bar below the header, at the foot of a handheld. */
export function FrameNav() {
  const { t } = useTranslation();
  const { unseen } = useAlerts();
  const { calls } = useCalls();
  const pagePath = usePagePath();
  const items: readonly NavItem[] = [
    { name: 'board', icon: <BoardIcon />, count: unseen.size },
    { name: 'calls', icon: <BellIcon />, count: calls?.length ?? 0 },
    { name: 'devices', icon: <DevicesIcon /> },
  ];
  return (
    <nav className={styles.nav} aria-label={t('staff.nav.label')}>
      <ul className={styles.pages}>
        {items.map(({ name, icon, count = 0 }) => (
          <li key={name}>
            <NavLink
              to={pagePath(name)}
              className={cx(styles.page)}
              end={pathTo(name, {}) === pathTo('board', {})}
            >
              {icon}
              <span>{t(`staff.nav.${name}`)}</span>
              {count > 0 && <span className={styles.count}>{count}</span>}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
