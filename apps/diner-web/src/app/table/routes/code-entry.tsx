import { TABLE_CODE_LENGTH } from '@comanda/contracts';
import { useRestaurant } from '@comanda/ordering';
import { useJoinTable } from '@comanda/ordering/table';
import { Button, ChevronIcon, LinkButton } from '@comanda/ui';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { CodeBoxes } from '@comanda/ordering-ui/code-entry';
import { useParty } from '../party-context';
import { choiceAt } from '../restaurant-named';
import { TABLE_PATTERNS } from '../table-paths';
import { TablePage } from '../table-page';
import { useTableFaultText } from '../use-table-fault-text';
import styles from './code-entry.module.css';

const EMPTY: readonly string[] = Array.from({ length: TABLE_CODE_LENGTH }, () => '');

type CodeEntryRouteProps = {
  /** For those who only want to read the menus. */
  readonly browsePath?: string;
};

/** Where the code on the table's card is typed. */
export function CodeEntryRoute({ browsePath }: CodeEntryRouteProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { name } = useRestaurant();
  const { paths, is_tablet } = useParty();
  const faultText = useTableFaultText();
  const { join, is_joining, fault, needs_pin } = useJoinTable();
  const [characters, setCharacters] = useState(EMPTY);
  const [isIncomplete, setIncomplete] = useState(false);
  const code = characters.join('');

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    setIncomplete(code.length < TABLE_CODE_LENGTH);
    if (code.length < TABLE_CODE_LENGTH) return;
    // The table itself asks for the PIN.
    const joined = needs_pin ? null : await join(code);
    if (needs_pin || joined?.ok) void navigate(paths.table(code));
  }

  return (
    <TablePage title={t('table.code.title')} subtitle={name} backTo={paths.orderType} isNarrow>
      <p className={styles.headline}>{t('table.code.headline')}</p>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <p>{t('table.code.body')}</p>
        <CodeBoxes
          characters={characters}
          error={
            isIncomplete ? t('table.code.incomplete') : (fault && faultText(fault)) || undefined
          }
          onChange={(next) => {
            setCharacters(next);
            setIncomplete(false);
          }}
        />
        <Button
          type="submit"
          size="large"
          isWide
          isBusy={is_joining}
          busyLabel={t('table.joining')}
        >
          {t('table.code.submit')} <ChevronIcon />
        </Button>
        {!is_tablet && (
          <LinkButton
            component={Link}
            to={choiceAt(TABLE_PATTERNS.codeEntry)}
            tone="quiet"
            size="large"
            isWide
          >
            {t('table.restaurants.another')}
          </LinkButton>
        )}
        {browsePath && (
          <LinkButton component={Link} to={browsePath} tone="quiet" size="large" isWide>
            {t('home.browse')}
          </LinkButton>
        )}
      </form>
    </TablePage>
  );
}
