import type { Category } from '@comanda/contracts';
import { TabBar, useScrollSpy } from '@comanda/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { layOutAll } from '#shared/lay-out-all';

const HEADER_PX = 120;

type CategoryTabsProps = {
  readonly categories: readonly Category[];
  /** The category the address names: scrolled to on arrival. */
  readonly startAt: string | undefined;
};

/** Tabs that follow the scroll through the categories. By itself, so that scrolling draws no dish anew. */
export function CategoryTabs({ categories, startAt }: CategoryTabsProps) {
  const { t } = useTranslation();
  const ids = categories.map(({ category_id }) => category_id);
  const { current, scrollTo } = useScrollSpy(ids, HEADER_PX);
  const hasStarted = useRef(false);

  function jumpTo(id: string) {
    layOutAll();
    scrollTo(id);
  }

  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    if (startAt && startAt !== ids[0]) jumpTo(startAt);
  });

  return (
    <TabBar
      label={t('menu.categories')}
      items={categories.map(({ category_id, name }) => ({ id: category_id, label: name }))}
      current={current}
      onSelect={jumpTo}
    />
  );
}
