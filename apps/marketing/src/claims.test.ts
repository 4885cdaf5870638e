import { LANGUAGES } from '@comanda/contracts';
import { describe, expect, test } from 'vitest';
import { claimsOf, replyPromise } from './claims';
import { CONTENT } from './content';

const NOTHING = {
  revenue_percent: null,
  errors_percent: null,
  minutes_saved: null,
  reply_hours: null,
};

describe.each(LANGUAGES)('%s', (language) => {
  const content = CONTENT[language];

  test('has a sentence for each figure that is claimed, and none for others', () => {
    expect(claimsOf(content, NOTHING)).toEqual([]);
    const [claim, ...others] = claimsOf(content, { ...NOTHING, minutes_saved: 37 });
    expect(claim).toContain('37');
    expect(others).toEqual([]);
  });

  test('promises a reply within the hours that are claimed, or a reply', () => {
    for (const text of ['lead', 'description'] as const) {
      expect(replyPromise(content, { reply_hours: 48 }, text)).toContain('48');
      expect(replyPromise(content, NOTHING, text)).not.toMatch(/[\d{}]/u);
    }
  });
});
