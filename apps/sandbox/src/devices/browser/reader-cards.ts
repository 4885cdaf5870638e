/** Cards of the test guest. */
export const CARDS = [
  { number: '4242424242424242', label: 'Visa' },
  { number: '5555555555554444', label: 'Mastercard' },
  { number: '378282246310005', label: 'American Express' },
  { number: '4506445006931933', label: 'Interac (Canada)' },
  { number: '4000056655665556', label: 'Visa debit' },
  { number: '4000000000009995', label: 'Visa without funds' },
] as const;
