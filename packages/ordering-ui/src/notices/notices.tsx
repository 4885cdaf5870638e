import type { Notice } from '@comanda/contracts';
import { Banner, Button, InfoIcon, Sheet } from '@comanda/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NoticeText } from './notice-text';
import styles from './notices.module.css';

type NoticesProps = { readonly notices: readonly Notice[] };

/** Shows notices before ordering: all in full, except for allergies, which are a tap away. */
export function Notices({ notices }: NoticesProps) {
  if (notices.length === 0) return null;
  return (
    <div className={styles.notices}>
      {notices.map((notice) =>
        notice.kind === 'allergy' ? (
          <NoticeLink key={notice.key} notice={notice} />
        ) : (
          <Banner
            key={notice.key}
            tone={notice.kind === 'safety' ? 'warning' : 'info'}
            title={notice.title}
          >
            <div className={styles.text}>
              <NoticeText text={notice.text} />
            </div>
          </Banner>
        ),
      )}
    </div>
  );
}

function NoticeLink({ notice }: { readonly notice: Notice }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="quiet" className={styles.link} onClick={() => setOpen(true)}>
        <InfoIcon /> {notice.title}
      </Button>
      <Sheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={notice.title}
        closeLabel={t('common.close')}
      >
        <div className={styles.text}>
          <NoticeText text={notice.text} />
        </div>
      </Sheet>
    </>
  );
}
