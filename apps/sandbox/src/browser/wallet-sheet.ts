import { element } from './dom';

type Setup = {
  /** Whose wallet it is. */
  readonly wallet: string;
  readonly merchant: string;
  readonly amount: string;
  readonly onPay: () => void;
  readonly onCancel: () => void;
};

export type WalletSheet = {
  /** Lets the guest approve; before, the sheet only shows itself. */
  readonly open: () => void;
  readonly close: () => void;
};

/** What a phone shows of its wallet: who is paid, how much, and a way out. */
export function showWalletSheet({ wallet, merchant, amount, onPay, onCancel }: Setup): WalletSheet {
  const pay = element('button', { type: 'button', disabled: '' }, `Pay with ${wallet}`);
  const cancel = element('button', { type: 'button' }, 'Cancel');
  const dialog = element(
    'dialog',
    { 'aria-label': wallet },
    element('p', {}, `${wallet} (sandbox): no money moves.`),
    element('p', {}, merchant),
    element('p', {}, amount),
    pay,
    cancel,
  );
  // Set one by one: a style attribute would need the shop's policy to allow it.
  Object.assign(dialog.style, {
    inset: 'auto 0 0',
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: '420px',
    margin: '0 auto',
    padding: '20px',
    border: '0',
    borderRadius: '16px 16px 0 0',
    background: '#ffffff',
    color: '#1c1f2b',
    font: '16px/1.5 system-ui, sans-serif',
    colorScheme: 'light',
  });
  for (const button of [pay, cancel]) {
    Object.assign(button.style, {
      width: '100%',
      minHeight: '48px',
      marginBlockStart: '8px',
      border: '1px solid #1c1f2b',
      borderRadius: '8px',
      background: button === pay ? '#1c1f2b' : '#ffffff',
      color: button === pay ? '#ffffff' : '#1c1f2b',
      font: 'inherit',
      textAlign: 'center',
      cursor: 'pointer',
    });
  }

  function close(): void {
    dialog.remove();
  }

  function leave(): void {
    close();
    onCancel();
  }

  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    leave();
  });
  cancel.addEventListener('click', leave);
  pay.addEventListener('click', () => {
    pay.disabled = true;
    onPay();
  });
  document.body.append(dialog);
  dialog.showModal();
  return {
    open() {
      pay.disabled = false;
      pay.focus();
    },
    close,
  };
}
