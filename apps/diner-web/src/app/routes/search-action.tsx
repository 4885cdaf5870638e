import { IconLink, SearchIcon } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

type SearchActionProps = {
  readonly to: string;
  /** Fetches the page, once a finger or a keyboard is on the link. */
  readonly preload?: (() => void) | undefined;
};

/** The way from any page of the menus to finding a dish. */
export function SearchAction({ to, preload }: SearchActionProps) {
  const { t } = useTranslation();
  return (
    <IconLink
      component={Link}
      to={to}
      label={t('menu.search.label')}
      icon={<SearchIcon />}
      onPointerDown={preload}
      onFocus={preload}
    />
  );
}
