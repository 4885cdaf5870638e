import { LANGUAGE_NAMES } from '@comanda/i18n';
import { useLanguage } from '@comanda/i18n/react';
import { useCartSize, useRestaurant } from '@comanda/ordering';
import { Button, CloseIcon, GlobeIcon, PersonIcon, VisuallyHidden } from '@comanda/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AccessSheet } from '#features/access/access-sheet';
import { useKiosk } from '#shared/use-kiosk';
import { CallStaff } from './call-staff';
import { KioskLanguageSheet } from './kiosk-language-sheet';
import { Logo } from './logo';
import { OverDialog } from './over-dialog';
import styles from './kiosk-header.module.css';

type Opened = 'language' | 'access' | 'over' | null;

/** The header of every page of an order: logo, language, access, help and start over. */
export function KioskHeader() {
  const { t } = useTranslation();
  const { active_languages } = useRestaurant();
  const language = useLanguage();
  const { endGuest } = useKiosk();
  const isFilled = useCartSize() > 0;
  const [opened, setOpened] = useState<Opened>(null);
  function close() {
    setOpened(null);
  }
  return (
    <header className={styles.header}>
      <Logo />
      <div className={styles.tools}>
        {active_languages.length > 1 && (
          <Button tone="quiet" className={styles.tool} onClick={() => setOpened('language')}>
            <GlobeIcon /> <span className={styles.code}>{language}</span>
            <VisuallyHidden>
              {t('language.current', { language: LANGUAGE_NAMES[language] })}
            </VisuallyHidden>
          </Button>
        )}
        <Button
          tone="quiet"
          className={styles.tool}
          aria-label={t('kiosk.access.title')}
          onClick={() => setOpened('access')}
        >
          <PersonIcon />
        </Button>
        <CallStaff className={styles.tool} />
        <Button
          tone="secondary"
          onClick={() => (isFilled ? setOpened('over') : endGuest())}
          data-escape-last=""
        >
          <CloseIcon /> {t('kiosk.header.start_over')}
        </Button>
      </div>
      <KioskLanguageSheet isOpen={opened === 'language'} onClose={close} />
      <AccessSheet isOpen={opened === 'access'} onClose={close} />
      <OverDialog
        isOpen={opened === 'over'}
        title={t('kiosk.away.over_title')}
        body={t('kiosk.away.over_body')}
        onContinue={close}
        onStartOver={endGuest}
      />
    </header>
  );
}
