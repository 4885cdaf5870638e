import { useCalls } from '@comanda/staff/calls';
import {
  BannedIcon,
  BellIcon,
  BoardIcon,
  CardIcon,
  ChartIcon,
  CourierIcon,
  cx,
  DevicesIcon,
  HistoryIcon,
  MoreIcon,
  Sheet,
  TableIcon,
} from '@comanda/ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { useAlerts } from '#shared/alerts/alerts-context';
import { usePageSession } from '#shared/session/session-context';
import { type PageName, pathTo } from '../paths';
import { usePagePath } from '../use-page-path';
import styles from './frame.module.css';

/** Pages with an entry of their own; readers are reached from payments, table cards from tables. */
type NavPage = Exclude<PageName, 'readers' | 'qr'>;

const ICONS: Readonly<Record<NavPage, ReactNode>> = {
  board: <BoardIcon />,
  tables: <TableIcon />,
  calls: <BellIcon />,
  payment: <CardIcon />,
  stock: <BannedIcon />,
  deliveries: <CourierIcon />,
  history: <HistoryIcon />,
  day: <ChartIcon />,
  devices: <DevicesIcon />,
};
/** As many as stand side by side at the foot of a handheld; the others are behind "More". */
const FIRST_PAGES = 4;

/** The way to every page: a bar below the header, at the foot of a handheld. */
export function FrameNav() {
  const { t } = useTranslation();
  const { restaurant } = usePageSession();
  const { unseen } = useAlerts();
  const { calls = [] } = useCalls();
  const [isOpen, setOpen] = useState(false);
  const pages = pagesOf(restaurant);
  const counts: Readonly<Partial<Record<NavPage, number>>> = {
    board: unseen.size,
    calls: calls.length,
  };

  function item(name: NavPage, className?: string) {
    return (
      <li key={name} className={className}>
        <PageLink name={name} count={counts[name] ?? 0} onFollow={() => setOpen(false)} />
      </li>
    );
  }
  return (
    <nav className={styles.nav} aria-label={t('staff.nav.label')}>
      <ul className={styles.pages}>
        {pages.map((name, index) => item(name, index < FIRST_PAGES ? undefined : styles.further))}
        <li className={styles.moreItem}>
          <button
            type="button"
            className={styles.page}
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          >
            <MoreIcon />
            <span>{t('staff.nav.more')}</span>
          </button>
        </li>
      </ul>
      <Sheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t('staff.nav.label')}
        closeLabel={t('common.close')}
      >
        <ul className={styles.morePages}>{pages.slice(FIRST_PAGES).map((name) => item(name))}</ul>
      </Sheet>
    </nav>
  );
}

type PageLinkProps = {
  readonly name: NavPage;
  readonly count: number;
  readonly onFollow: () => void;
};

function PageLink({ name, count, onFollow }: PageLinkProps) {
  const { t } = useTranslation();
  const pagePath = usePagePath();
  return (
    <NavLink
      to={pagePath(name)}
      className={cx(styles.page)}
      end={pathTo(name, {}) === pathTo('board', {})}
      onClick={onFollow}
    >
      {ICONS[name]}
      <span>{t(`staff.nav.${name}`)}</span>
      {count > 0 && <span className={styles.count}>{count}</span>}
    </NavLink>
  );
}

/** The pages that a restaurant has a use for, the most used first. */
function pagesOf({
  has_tables,
  delivery_type,
}: {
  readonly has_tables: boolean;
  readonly delivery_type: string;
}): readonly NavPage[] {
  const tables = has_tables ? (['tables'] as const) : [];
  const deliveries =
    delivery_type === 'DELIVERY_OPTION_NO_DELIVERY' ? [] : (['deliveries'] as const);
  return [
    'board',
    ...tables,
    'calls',
    'stock',
    'payment',
    ...deliveries,
    'history',
    'day',
    'devices',
  ];
}
