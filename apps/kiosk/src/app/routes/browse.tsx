import { useOfferedMenus } from '@comanda/ordering';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useKioskPath } from '#app/use-go';
import { BrandStrip } from '#features/browse/brand-strip';
import { CheckoutBar } from '#app/checkout-bar';
import { CategoryRail } from '#features/browse/category-rail';
import { DishGrid } from '#features/browse/dish-grid';
import { useShownCategories } from '#features/browse/use-shown-categories';
import { Screen } from '#app/screen/screen';

/** One brand's dishes, with the other brands above and its categories beside. */
export function BrowseRoute() {
  const offered = useOfferedMenus();
  const [query] = useSearchParams();
  const path = useKioskPath();
  const menu_id = query.get('menu') ?? offered[0]?.menu.menu_id;
  const current = offered.find(({ menu }) => menu.menu_id === menu_id);
  if (!current) return offered.length > 0 ? <Navigate to={path('browse')} replace /> : <NoDishes />;
  return <BrandDishes key={current.menu.menu_id} current={current} />;
}

type Offered = ReturnType<typeof useOfferedMenus>[number];

function BrandDishes({ current }: { readonly current: Offered }) {
  const { menu, can_order } = current;
  const { categories, hidden } = useShownCategories(menu);
  return (
    <Screen
      title={menu.name}
      isTitleShown={false}
      theme={menu.theme}
      top={<BrandStrip current={menu} />}
      side={<CategoryRail categories={categories} />}
      bar={<CheckoutBar />}
    >
      <DishGrid menu={menu} categories={categories} hidden={hidden} canOrder={can_order} />
    </Screen>
  );
}

function NoDishes() {
  const { t } = useTranslation();
  return (
    <Screen title={t('menu.no_menus.title')}>
      <p>{t('menu.no_menus.body')}</p>
    </Screen>
  );
}
