import type { Category } from '@comanda/contracts';
import { useTranslation } from 'react-i18next';
import styles from './category-rail.module.css';
import { useCategoryInView } from './use-category-in-view';

/** The categories one below the other; a tap scrolls to one, and the one in view is marked. */
export function CategoryRail({ categories }: { readonly categories: readonly Category[] }) {
  const { t } = useTranslation();
  const { current, show } = useCategoryInView(categories.map(({ category_id }) => category_id));
  return (
    <nav className={styles.rail} aria-label={t('menu.categories')}>
      {categories.map(({ category_id, name }) => (
        <button
          key={category_id}
          type="button"
          className={styles.category}
          aria-current={category_id === current ? 'true' : undefined}
          onClick={() => show(category_id)}
        >
          {name}
        </button>
      ))}
    </nav>
  );
}
