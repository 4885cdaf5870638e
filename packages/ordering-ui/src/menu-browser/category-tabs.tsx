import type { Category } from '@comanda/contracts';
import { TabBar, useScrollSpy } from '@comanda/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

const HEADER_PX = 120;

type CategoryTabsProps = {
  readonly categories: readonly Category[];
  /** The category that the address names, or that its dish is of: scrolled to on arrival. */
  readonly startAt: string | undefined;
};

/** Tabs that follow the scroll through the categories. By itself, so that scrolling draws no dish anew. */
export function CategoryTabs({ categories, startAt }: CategoryTabsProps) {
  const { t } = useTranslation();
  const ids = categories.map(({ category_id }) => category_id);
  const { current, scrollTo } = useScrollSpy(ids, HEADER_PX);
  const hasStarted = useRef(false);

  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    if (startAt && startAt !== ids[0]) scrollTo(startAt, 'instant');
  });

  return (
    <TabBar
      label={t('menu.categories')}
      items={categories.map(({ category_id, name }) => ({ id: category_id, label: name }))}
      current={current}
      onSelect={(id) => scrollTo(id)}
    />
  );
}
