import { WALLET_CARDS, type WalletCard } from '../apple-pay/wallet-cards';
import { element } from './dom';

type Setup = {
  /** Name of the wallet. */
  readonly wallet: string;
  readonly merchant: string;
  readonly amount: string;
  /** The guest approves with a card of the wallet. */
  readonly onPay: (card: WalletCard) => void;
  readonly onCancel: () => void;
};

export type WalletSheet = {
  /** Lets the guest approve; before, the sheet only shows itself. */
  readonly open: () => void;
  readonly close: () => void;
};

/** Shows a phone's wallet sheet: the payee, the amount, and a cancel button. */
export function showWalletSheet({ wallet, merchant, amount, onPay, onCancel }: Setup): WalletSheet {
  const pay = element('button', { type: 'button', disabled: '' }, `Pay with ${wallet}`);
  const names = WALLET_CARDS.map(({ name }) => element('option', {}, name));
  const choice = element('select', { 'aria-label': 'Card' }, ...names);
  const cancel = element('button', { type: 'button' }, 'Cancel');
  const dialog = element(
    'dialog',
    { 'aria-label': wallet },
    element('p', {}, `${wallet} (sandbox): no money moves.`),
    element('p', {}, merchant),
    element('p', {}, amount),
    choice,
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
  for (const control of [choice, pay, cancel]) {
    Object.assign(control.style, {
      width: '100%',
      minHeight: '48px',
      marginBlockStart: '8px',
      border: '1px solid #1c1f2b',
      borderRadius: '8px',
      background: control === pay ? '#1c1f2b' : '#ffffff',
      color: control === pay ? '#ffffff' : '#1c1f2b',
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
    onPay(WALLET_CARDS[choice.selectedIndex] ?? WALLET_CARDS[0]);
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
