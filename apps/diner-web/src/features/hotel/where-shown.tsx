import { Button } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import styles from './guest-form.module.css';

type WhereShownProps = {
  readonly place: string;
  /** Missing where the guest sits at a table that has a name. */
  readonly onChange?: (() => void) | undefined;
};

/** Where something is brought, and the way to say another place. */
export function WhereShown({ place, onChange }: WhereShownProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.where}>
      <span className={styles.place}>{place}</span>
      {onChange && (
        <Button tone="quiet" size="small" onClick={onChange}>
          {t('venue.service.change')}
        </Button>
      )}
    </div>
  );
}
