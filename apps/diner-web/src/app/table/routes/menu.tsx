import { useOfferedMenus } from '@comanda/ordering';
import { Banner, LinkButton } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useMatch, useNavigate, useSearchParams } from 'react-router-dom';
import { OpenItem } from '#app/screens/open-item';
import { WholeMenu } from '@comanda/ordering-ui/menu-browser';
import { Themed } from '@comanda/web/page';
import { useServedText } from '@comanda/ordering-ui/times';
import { useParty } from '../party-context';
import { TableBar } from '../table-bar';
import { TablePage } from '../table-page';
import { TABLE_PATTERNS } from '../table-paths';
import { PickupLink } from './pickup-link';

/** One menu, at a category of it, or with a dish open over it. */
export function TableMenuRoute() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { paths, seat } = useParty();
  const [search] = useSearchParams();
  const isItem = useMatch(TABLE_PATTERNS.item) !== null;
  const servedText = useServedText();
  const offers = useOfferedMenus();
  const menu_id = search.get('menu_id') ?? '';
  const category_id = search.get('category_id') ?? undefined;
  const item_id = search.get('item_id') ?? undefined;
  const offered = offers.find(({ menu }) => menu.menu_id === menu_id);
  if (!offered) return <Navigate to={paths.menus} replace />;
  const { menu, not_served, can_order } = offered;
  const isTakeOut = seat.identity !== null && seat.order_type === 'TAKEOUT';
  return (
    <Themed theme={menu.theme}>
      <TablePage title={menu.name} backTo={paths.logoView} bar={<TableBar />} hasTabs hasSearch>
        {not_served && (
          <Banner
            tone="warning"
            title={t('menu.unavailable')}
            action={
              isTakeOut && (
                <LinkButton component={Link} to={paths.pickupTime} size="small" tone="secondary">
                  {t('cart.pickup.choose')}
                </LinkButton>
              )
            }
          >
            {servedText(not_served)}
          </Banner>
        )}
        {isTakeOut && <PickupLink />}
        <WholeMenu
          menu={menu}
          canOrder={can_order}
          hasHours
          startAt={category_id}
          itemPath={paths.item}
        />
      </TablePage>
      <OpenItem
        item_id={isItem ? item_id : undefined}
        menu_id={menu_id}
        line_id={search.get('line')}
        reward_of={search.get('reward')}
        menuPath={category_id ? paths.category({ menu_id, category_id }) : paths.oneMenu(menu_id)}
        onAdded={() => {
          if (!item_id || !category_id) return;
          void navigate(paths.added({ menu_id, category_id, item_id }), { replace: true });
        }}
      />
    </Themed>
  );
}
