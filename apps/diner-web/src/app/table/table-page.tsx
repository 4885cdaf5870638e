import { useRestaurant } from '@comanda/ordering';
import { IconLink, LinkButton, PersonIcon } from '@comanda/ui';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LanguageAction } from '#app/routes/language-action';
import { SearchAction } from '#app/routes/search-action';
import { Page } from '#shared/page';
import { useParty } from './party-context';

type TablePageProps = Omit<ComponentProps<typeof Page>, 'siteName' | 'actions'> & {
  /** Whether it is a page of the menus, from where they can be searched. */
  readonly hasSearch?: boolean;
};

/** A page of the table's door: its header says which table, and leads to the guest's place; on a tablet, to the next guest. */
export function TablePage({ subtitle, hasSearch = false, ...page }: TablePageProps) {
  const { t } = useTranslation();
  const { name } = useRestaurant();
  const { table, seat, paths, is_tablet } = useParty();
  const place = [table?.label, table?.local_id].filter(Boolean).join(' · ');
  return (
    <Page
      {...page}
      siteName={name}
      subtitle={subtitle ?? (place || undefined)}
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
