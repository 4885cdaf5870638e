export type Wallet = 'apple_pay' | 'google_pay' | 'link';
