import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TextArea } from '../text-area/text-area';
import { translate } from '../shared/translate';
import { TextField } from './text-field';

test('UI-40 hint and error describe the input', () => {
  render(
    <TextField label="Phone" hint="For your receipt" error="Not complete" autoComplete="tel" />,
  );
  const input = screen.getByRole('textbox', {
    name: 'Phone',
    description: 'Not complete For your receipt',
  });
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(input.getAttribute('autocomplete')).toBe('tel');
});

test('UI-40 an error is said when it appears', () => {
  const view = render(<TextField label="Phone" />);
  const region = screen.getByRole('alert');
  expect(region.textContent).toBe('');
  view.rerender(<TextField label="Phone" error="Not complete" />);
  expect(region.textContent).toBe('Not complete');
});

test('UI-25 an error goes and comes where a browser translates it', () => {
  const view = render(<TextField label="Phone" error="Not complete" />);
  translate(view.container);
  view.rerender(<TextField label="Phone" />);
  expect(screen.getByRole('alert').textContent).toBe('');
  view.rerender(<TextField label="Phone" error="Too long" />);
  expect(screen.getByRole('alert').textContent).toBe('Too long');
});

test('UI-40 a hidden label still names the input', () => {
  render(<TextField label="Search" isLabelHidden type="search" />);
  expect(screen.getByRole('searchbox', { name: 'Search' })).toBeTruthy();
});

test('UI-47 what is typed is read from its own side', () => {
  render(
    <>
      <TextField label="Name" defaultValue="أحمد" />
      <TextArea label="Note" value="بدون بصل!" onChange={() => undefined} />
    </>,
  );
  for (const field of screen.getAllByRole('textbox')) {
    expect(field.getAttribute('dir')).toBe('auto');
  }
});
