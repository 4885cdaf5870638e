import type { StaffMember } from '@comanda/contracts';
import { Button, LinkButton, SegmentedControl, SelectField, Sheet, SignOutIcon } from '@comanda/ui';
import { AnyLanguage } from '@comanda/web/language';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useDeviceSettings } from '#shared/device/device-settings';
import { usePageSession } from '#shared/session/session-context';
import { pathTo } from '../paths';
import styles from './account-sheet.module.css';

const SCHEMES = ['auto', 'light', 'dark'] as const;
const IDLE_MINUTES = [1, 3, 5, 10, 30] as const;

type AccountSheetProps = {
  readonly staff: StaffMember;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** Shows the person who is signed in, with sign-out and the settings of this device. */
export function AccountSheet({ staff, isOpen, onClose }: AccountSheetProps) {
  const { t } = useTranslation();
  const { lock } = usePageSession();
  const { scheme, idle_minutes, change } = useDeviceSettings();
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('staff.account.signed_in', { name: staff.name })}
      closeLabel={t('common.close')}
      actions={<AnyLanguage />}
    >
      <div className={styles.settings}>
        <SegmentedControl
          legend={t('staff.account.appearance')}
          options={SCHEMES.map((value) => ({ value, label: t(`staff.account.scheme.${value}`) }))}
          value={scheme}
          onChange={(value) => change({ scheme: value })}
        />
        <SelectField
          label={t('staff.account.idle')}
          value={idle_minutes}
          onChange={(event) => change({ idle_minutes: Number(event.target.value) })}
        >
          {IDLE_MINUTES.map((count) => (
            <option key={count} value={count}>
              {t('staff.account.minutes', { count })}
            </option>
          ))}
        </SelectField>
        <Button
          isWide
          size="large"
          onClick={() => {
            onClose();
            lock();
          }}
        >
          <SignOutIcon />
          {t('staff.account.sign_out')}
        </Button>
        <LinkButton component={Link} to={`${pathTo('board', {})}?choose`} tone="quiet" isWide>
          {t('staff.choose.other')}
        </LinkButton>
      </div>
    </Sheet>
  );
}
