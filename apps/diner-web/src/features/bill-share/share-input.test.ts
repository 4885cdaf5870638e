import { describe, expect, it } from 'vitest';
import { amountFault, shareInput } from './share-input';

const ASKED = { people: 3, text: '', open: 2500 };

describe('shareInput', () => {
  it('asks for one of as many equal parts as there are people', () => {
    expect(shareInput({ ...ASKED, kind: 'parts' })).toEqual({
      kind: 'parts',
      parts: 1,
      parts_of: 3,
    });
  });

  it('reads an amount as it is typed', () => {
    expect(shareInput({ ...ASKED, kind: 'amount', text: '12,50' })).toEqual({
      kind: 'amount',
      amount: 1250,
    });
  });

  it.each(['', '0', 'ten', '25.01'])('asks for nothing while the amount is "%s"', (text) => {
    expect(shareInput({ ...ASKED, kind: 'amount', text })).toBeNull();
  });
});

describe('amountFault', () => {
  it('tells what is too much from what is no amount', () => {
    expect(amountFault('25.00', 2500)).toBeUndefined();
    expect(amountFault('25.01', 2500)).toBe('too_high');
    expect(amountFault('', 2500)).toBe('invalid');
  });
});
