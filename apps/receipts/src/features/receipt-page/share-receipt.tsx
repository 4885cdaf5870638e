import { IconButton, ShareIcon } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { toasts } from '@comanda/web/toasts';

type ShareReceiptProps = {
  readonly title: string;
  readonly className?: string | undefined;
};

/** Hands the link of this page to another app, or to the clipboard where a browser hands nothing on. */
export function ShareReceipt({ title, className }: ShareReceiptProps) {
  const { t } = useTranslation();

  async function share() {
    const url = window.location.href;
    try {
      if (navigator.share) {
        await navigator.share({ title, url });
        return;
      }
      await navigator.clipboard.writeText(url);
      toasts.show({ message: t('receipt.link_copied'), tone: 'success' });
    } catch (cause) {
      // Closing the list of apps cancels the share.
      if (cause instanceof DOMException && cause.name === 'AbortError') return;
      toasts.show({ message: t('receipt.share_failed'), tone: 'danger' });
    }
  }

  return (
    <IconButton
      className={className ?? ''}
      label={t('receipt.share')}
      icon={<ShareIcon />}
      onClick={() => void share()}
    />
  );
}
