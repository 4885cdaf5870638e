import type { Item, Menu } from '@comanda/contracts';
import { useOfferedMenus, useOrdering, useRestaurant } from '@comanda/ordering';
import { Banner, useOnceLive } from '@comanda/ui';
import { useCallback } from 'react';
import { useMatch, useParams, useSearchParams } from 'react-router-dom';
import { pathTo, routePattern } from '#app/paths';
import { OpenItem } from '#app/screens/open-item';
import { groupPart, INSTRUCTIONS_PART, type ItemPart } from '@comanda/ordering-ui/item-customiser';
import { WholeMenu } from '@comanda/ordering-ui/menu-browser';
import { Page, Themed } from '@comanda/web/page';
import { MENU_TEXTS, PageOnItsWay, useIsIdle, useTexts } from '@comanda/web/late';
import { OrderForLater } from '@comanda/ordering-ui/pickup';
import { useServedText } from '@comanda/ordering-ui/times';
import { CurrentCartBar } from './current-cart-bar';
import { MissingPage } from './missing-page';
import { PageActions } from './page-actions';

/** One menu; a category of it is a place on the page, a dish a sheet over it, and a question of the dish a place on the sheet, each with an address of its own. */
export function MenuRoute() {
  const { endpoint } = useOrdering();
  const { menu_id = '' } = useParams();
  const category = useMatch(routePattern('category'));
  const opened = useMatch({ path: routePattern('item'), end: false });
  const part = useNamedPart();
  const [search] = useSearchParams();
  const { name } = useRestaurant();
  const servedText = useServedText();
  const areTextsThere = useTexts(MENU_TEXTS);
  const itemPath = useCallback(
    ({ category_id, item_id }: Item) => pathTo('item', { endpoint, menu_id, category_id, item_id }),
    [endpoint, menu_id],
  );
  const offered = useOfferedMenus().find(({ menu }) => menu.menu_id === menu_id);
  const item_id = useOpenedItem(opened?.params.item_id, offered?.menu);
  if (!offered) return <MissingPage />;
  if (!areTextsThere) return <PageOnItsWay />;
  const { menu, not_served, can_order } = offered;
  return (
    <Themed theme={menu.theme}>
      <Page
        title={menu.name}
        siteName={name}
        backTo={pathTo('order', { endpoint })}
        hasTabs
        actions={<PageActions />}
        bar={<AwaitedCartBar />}
      >
        {not_served && (
          <Banner tone="warning" action={<OrderForLater menu={menu} />}>
            {servedText(not_served)}
          </Banner>
        )}
        <WholeMenu
          menu={menu}
          canOrder={can_order}
          hasHours={menu.schedule !== null}
          startAt={(category ?? opened)?.params.category_id}
          itemPath={itemPath}
        />
      </Page>
      <OpenItem
        item_id={item_id}
        menu_id={menu_id}
        line_id={search.get('line')}
        reward_of={search.get('reward')}
        part={part}
        menuPath={pathTo('menu', { endpoint, menu_id })}
      />
    </Themed>
  );
}

/** A dish may come at any moment, once the page has nothing else to do. */
function AwaitedCartBar() {
  return <CurrentCartBar isAwaited={useIsIdle()} />;
}

/** The dish that the address names. Of one that is not on this menu its document knows nothing: its sheet comes once the page is live. */
function useOpenedItem(item_id: string | undefined, menu: Menu | undefined): string | undefined {
  const isOnMenu = menu?.categories.some(({ items }) =>
    items.some((item) => item.item_id === item_id),
  );
  return useOnceLive(() => item_id, isOnMenu ? item_id : undefined);
}

/** The part of the dish that the address goes on to name. */
function useNamedPart(): ItemPart | undefined {
  const group = useMatch(routePattern('modifierGroup'))?.params.modifier_group_id;
  const isNote = useMatch(routePattern('instructions')) !== null;
  if (group !== undefined) return groupPart(group);
  return isNote ? INSTRUCTIONS_PART : undefined;
}
