import { LinkButton } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useParty } from './party-context';

/** Back to where a table's menus start, beside the step that ends the order. */
export function MenuBeside() {
  const { t } = useTranslation();
  const { paths } = useParty();
  return (
    <LinkButton component={Link} to={paths.logoView} tone="secondary">
      {t('cart.to_menu')}
    </LinkButton>
  );
}
