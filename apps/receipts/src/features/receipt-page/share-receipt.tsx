import { IconButton, ShareIcon } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { toasts } from '@comanda/web/toasts';

type ShareReceiptProps = {
  readonly title: string;
  /** The receipt in plain text: it goes with the link. */
  readonly text: string;
  readonly className?: string | undefined;
};

/** Hands this receipt, as text and as a link, to another app, or to the clipboard where a browser hands nothing on. */
export function ShareReceipt({ title, text, className }: ShareReceiptProps) {
  const { t } = useTranslation();

  async function share() {
    const url = window.location.href;
    try {
      if (navigator.share) {
        await navigator.share({ title, text, url });
        return;
      }
      await navigator.clipboard.writeText(`${text}\n\n${url}`);
      toasts.show({ message: t('receipt.text_copied'), tone: 'success' });
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
