import { ErrorScreen, LinkButton, SearchIcon } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { AnyLanguage } from '@comanda/web/language';
import { PageOnItsWay, useTexts } from '@comanda/web/late';
import { NotFoundPage } from '@comanda/web/problems';
import { usePageTitle } from '@comanda/web/page';
import { choiceAt } from './restaurant-named';
import { TABLE_PATTERNS } from './table-paths';

const TEXTS = ['table'] as const;

/** /404: the restaurant is not there, or its table is not. */
export function MissingPage() {
  const [search] = useSearchParams();
  return search.get('missing') === 'table' ? (
    <MissingTable />
  ) : (
    <NotFoundPage missing="restaurant" />
  );
}

function MissingTable() {
  const areTextsThere = useTexts(TEXTS);
  return areTextsThere ? <NoSuchTable /> : <PageOnItsWay />;
}

function NoSuchTable() {
  const { t } = useTranslation();
  usePageTitle(t('table.missing.title'), t('common.app_name'));
  return (
    <ErrorScreen
      corner={<AnyLanguage />}
      icon={<SearchIcon />}
      title={t('table.missing.title')}
      actions={
        <>
          <LinkButton component={Link} to={TABLE_PATTERNS.codeEntry}>
            {t('table.code.title')}
          </LinkButton>
          <LinkButton component={Link} to={choiceAt(TABLE_PATTERNS.codeEntry)} tone="quiet">
            {t('table.restaurants.another')}
          </LinkButton>
        </>
      }
    >
      {t('table.missing.body')}
    </ErrorScreen>
  );
}
