import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { QrCode } from './qr-code';

test('UI-102 a code is a picture with a name, and another text is another picture', () => {
  const { rerender } = render(<QrCode text="https://order.example.com/1" label="Table 1" />);
  const first = screen.getByRole('img', { name: 'Table 1' }).innerHTML;
  rerender(<QrCode text="https://order.example.com/2" label="Table 2" />);
  expect(screen.getByRole('img', { name: 'Table 2' }).innerHTML).not.toBe(first);
});
