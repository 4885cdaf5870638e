import { findApplePay } from './apple-pay';

export type WalletName = 'apple_pay' | 'google_pay' | 'link';

/** The part of an Express Checkout's options that says what is offered. */
export type ExpressOptions = {
  readonly buttonHeight?: number;
  readonly buttonTheme?: Readonly<Record<string, string>>;
  readonly paymentMethods?: Readonly<Record<string, string>>;
};

export const WALLET_TITLES: Readonly<Record<WalletName, string>> = {
  apple_pay: 'Apple Pay',
  google_pay: 'Google Pay',
  link: 'Link',
};

/**
 * Which wallets there are: Apple's where the device has it, and in its place Google's where the browser is asked for it;
 * Link wherever the shop asks for it.
 */
export function offeredWallets({ paymentMethods = {} }: ExpressOptions): readonly WalletName[] {
  const hasApple = findApplePay() !== undefined && paymentMethods['applePay'] !== 'never';
  const hasGoogle = !hasApple && paymentMethods['googlePay'] === 'auto';
  return [
    ...(hasApple ? (['apple_pay'] as const) : []),
    ...(hasGoogle ? (['google_pay'] as const) : []),
    ...(paymentMethods['link'] === 'auto' ? (['link'] as const) : []),
  ];
}
