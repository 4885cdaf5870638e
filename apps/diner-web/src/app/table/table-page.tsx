import { useRestaurant } from '@comanda/ordering';
import { IconLink, LinkButton, PersonIcon } from '@comanda/ui';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LanguageAction } from '#app/routes/language-action';
import { SearchAction } from '#app/routes/search-action';
import { FoodPicture } from '@comanda/ordering-ui/dishes';
import { Page } from '@comanda/web/page';
import { useParty } from './party-context';
import styles from './table-page.module.css';

type TablePageProps = Omit<ComponentProps<typeof Page>, 'siteName' | 'mark' | 'actions'> & {
  /** Whether it is a page of the menus, from where they can be searched. */
  readonly hasSearch?: boolean;
  /** Whether the page itself begins with the face of the restaurant. */
  readonly hasFace?: boolean;
};

/** A page of table ordering: its header says whose and which table, and leads to the guest's place; on a tablet, to the next guest. */
export function TablePage(props: TablePageProps) {
  const { subtitle, hasSearch = false, hasFace = false, ...page } = props;
  const { t } = useTranslation();
  const { name, logo } = useRestaurant();
  const { table, seat, paths, is_tablet } = useParty();
  const isNamed = page.title === name;
  const whose = logo || isNamed ? null : name;
  const place = [whose, table?.label, table?.local_id].filter(Boolean).join(' · ');
  return (
    <Page
      {...page}
      siteName={name}
      subtitle={subtitle ?? (place || undefined)}
      mark={
        logo &&
        !hasFace && (
          <div className={styles.logo}>
            <FoodPicture image={logo} sizes="3rem" alt={isNamed ? '' : name} isPriority />
          </div>
        )
      }
      actions={
        <>
          {hasSearch && <SearchAction to={paths.search} />}
          {is_tablet && (
            <LinkButton component={Link} to={paths.tabletStart} tone="quiet" size="small">
              {t('table.tablet.start_over')}
            </LinkButton>
          )}
          {!is_tablet && seat.identity?.guest_id && (
            <IconLink
              component={Link}
              to={paths.guestHome}
              label={t('table.home.guest')}
              icon={<PersonIcon />}
            />
          )}
          <LanguageAction />
        </>
      }
    />
  );
}
