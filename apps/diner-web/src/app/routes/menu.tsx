import { useCatalogue, useOfferedMenus, useOrdering } from '@comanda/ordering';
import { Banner } from '@comanda/ui';
import { useState } from 'react';
import { useMatch, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { pathTo, routePattern } from '#app/paths';
import { ItemSheet } from '#features/item-customiser/item-sheet';
import { MenuSections } from '#features/menu-browser/menu-sections';
import { Page } from '#shared/page';
import { NotFoundPage } from '#shared/problem-pages/not-found-page';
import { useServedText } from '#shared/use-served-text';
import { MENU_TEXTS, useTexts } from '#shared/use-texts';
import { CurrentCartBar } from './current-cart-bar';
import { LanguageAction } from './language-action';

/** One menu; a category of it is a place on the page, and a dish a sheet over it, each with an address of its own. */
export function MenuRoute() {
  const { endpoint } = useOrdering();
  const { menu_id = '' } = useParams();
  const category = useMatch(routePattern('category'));
  const { restaurant } = useCatalogue();
  const servedText = useServedText();
  const areTextsThere = useTexts(MENU_TEXTS);
  const offered = useOfferedMenus().find(({ menu }) => menu.menu_id === menu_id);
  if (!offered) return <NotFoundPage />;
  if (!areTextsThere) return null;
  const { menu, not_served, can_order } = offered;
  return (
    <>
      <Page
        title={menu.name}
        siteName={restaurant.name}
        backTo={pathTo('order', { endpoint })}
        actions={<LanguageAction />}
        bar={<CurrentCartBar />}
      >
        {not_served && <Banner tone="warning">{servedText(not_served)}</Banner>}
        <MenuSections
          categories={menu.categories.toSorted((a, b) => a.rank - b.rank)}
          canOrder={can_order}
          startAt={category?.params.category_id}
          itemPath={(item) =>
            pathTo('item', {
              endpoint,
              menu_id,
              category_id: item.category_id,
              item_id: item.item_id,
            })
          }
        />
      </Page>
      <OpenItem menuPath={pathTo('menu', { endpoint, menu_id })} />
    </>
  );
}

/** The dish that the address names. It stays drawn while its sheet closes. */
function OpenItem({ menuPath }: { readonly menuPath: string }) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const opened = useMatch(routePattern('item'))?.params.item_id;
  const [shown, setShown] = useState(opened);
  if (opened && opened !== shown) setShown(opened);
  const item_id = opened ?? shown;
  if (!item_id) return null;

  function close() {
    // The entry before this one is ours unless the visit began here.
    if (window.history.state?.idx > 0) void navigate(-1);
    else void navigate(menuPath, { replace: true });
  }

  return (
    <ItemSheet
      key={item_id}
      item_id={item_id}
      line_id={search.get('line')}
      isOpen={opened !== undefined}
      onClose={close}
    />
  );
}
