import { expect, test } from 'vitest';
import { decodeUtf8 } from './decode-utf8';

test('a text is read without its mark; one of another encoding is refused with what to do', () => {
  expect(decodeUtf8(Buffer.from('\uFEFFCafé'))).toEqual({ ok: true, value: 'Café' });
  expect(decodeUtf8(Buffer.from('Café', 'latin1'))).toEqual({
    ok: false,
    error: 'is not in UTF-8; save it so, or letters with accents would be lost',
  });
});
