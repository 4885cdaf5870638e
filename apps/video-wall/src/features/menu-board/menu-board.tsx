import type { ApiClient } from '@comanda/api-client';
import type { Restaurant } from '@comanda/contracts';
import { useFormatOf, useLanguage } from '@comanda/i18n/react';
import { menusQuery } from '@comanda/ordering';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ScreenFrame } from '#shared/screen-frame';
import { staleSince } from '#shared/stale-since';
import { type StreamPlace, useLiveScreen } from '#shared/use-live-screen';
import { BoardDish } from './board-dish';
import { layOutBoard } from './lay-out-board';
import styles from './menu-board.module.css';
import { nextServing, servedMenus } from './served-menus';
import { useBoardSize } from './use-board-size';
import { PAGE_MS, useBoardTurn } from './use-board-turn';

type MenuBoardProps = {
  readonly client: ApiClient;
  readonly restaurant: Restaurant;
  readonly place: StreamPlace;
};

/** The menus that are served now, with prices, page after page. */
export function MenuBoard({ client, restaurant, place }: MenuBoardProps) {
  const { t } = useTranslation();
  const { endpoint, restaurant_id, timezone } = restaurant;
  const language = useLanguage();
  const lost_at = useLiveScreen([`restaurant:${restaurant_id}`], place);
  const read = useQuery(menusQuery(client, { endpoint, language }));
  const { data: menus } = read;
  const { turn, at } = useBoardTurn();
  const size = useBoardSize();
  const format = useFormatOf(restaurant);
  const pages = layOutBoard(servedMenus(menus ?? [], at, timezone), size);
  const page = pages.length === 0 ? 0 : turn % pages.length;
  const opens_at = menus && pages.length === 0 ? nextServing(menus, at, timezone) : null;
  const count = { page: page + 1, pages: pages.length };
  return (
    <ScreenFrame
      restaurant={restaurant}
      title={t('wall.menu.title')}
      lost_at={lost_at ?? staleSince(read)}
      note={pages.length > 1 && t('wall.menu.page', count)}
    >
      {menus && pages.length === 0 && (
        <div className={styles.closed}>
          <p>{t('wall.menu.closed')}</p>
          {opens_at && (
            <p>
              {t('wall.menu.opens', { day: format.day(opens_at), time: format.time(opens_at) })}
            </p>
          )}
        </div>
      )}
      <div className={styles.columns} data-columns={size.columns}>
        {pages[page]?.map((column) => (
          <ul key={column[0]?.id} className={styles.column} data-rows={size.rows}>
            {column.map((row) =>
              row.kind === 'heading' ? (
                <li key={row.id} className={styles.heading}>
                  <h2>
                    {row.is_continued ? t('wall.menu.continued', { name: row.name }) : row.name}
                  </h2>
                </li>
              ) : (
                <BoardDish key={row.id} item={row.item} price={format.money(row.item.price)} />
              ),
            )}
          </ul>
        ))}
      </div>
      {pages.length > 1 && (
        <div
          key={turn}
          className={styles.progress}
          style={{ animationDuration: `${PAGE_MS}ms` }}
          aria-hidden
        />
      )}
    </ScreenFrame>
  );
}
