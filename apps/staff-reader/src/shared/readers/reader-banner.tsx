import type { Readers } from '@comanda/staff/readers';
import { Banner, Button } from '@comanda/ui';
import { useTranslation } from 'react-i18next';

/** Shows why no card can be taken, with the next step. */
export function ReaderBanner({ readers }: { readonly readers: Readers }) {
  const { t } = useTranslation();
  const { terminals, reader, state, connectFault, connect } = readers;
  const terminal = state?.terminal ?? null;
  if (connectFault?.code === 'invalid_vendor' || connectFault?.code === 'script_not_loaded') {
    const text =
      connectFault.code === 'invalid_vendor'
        ? t('reader.invalid_vendor')
        : t('staff.readers.no_script');
    return (
      <Banner tone="danger" isLive>
        {text}
      </Banner>
    );
  }
  if (terminals?.length === 0) {
    return (
      <Banner tone="warning" title={t('reader.disconnected')} isLive>
        {t('reader.no_readers')}
      </Banner>
    );
  }
  if (reader === null || state?.is_connected) return null;
  const code = connectFault?.code ?? state?.message?.code;
  if (terminal === null && code === undefined) return null;
  return (
    <Banner
      tone="warning"
      title={t('reader.disconnected')}
      isLive
      action={
        terminal && (
          <Button size="small" tone="secondary" onClick={() => void connect(terminal)}>
            {t('reader.connect')}
          </Button>
        )
      }
    >
      {code === 'no_token' || code === 'no_readers' || code === 'busy'
        ? t(`reader.${code}`)
        : t('staff.readers.lost')}
    </Banner>
  );
}
