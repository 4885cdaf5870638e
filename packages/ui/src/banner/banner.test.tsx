import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Spinner } from '../spinner/spinner';
import { Banner } from './banner';

test('UI-83 a banner that was always there is said by nobody', () => {
  render(<Banner tone="danger" title="Closed" />);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('UI-83 a live danger is an alert, the rest a status', () => {
  render(
    <>
      <Banner tone="danger" title="Declined" isLive />
      <Banner tone="warning" title="Busy" isLive />
    </>,
  );
  expect(screen.getByRole('alert').textContent).toBe('Declined');
  expect(screen.getByRole('status').textContent).toBe('Busy');
});

test('UI-83 a spinner with a label is a status', () => {
  render(<Spinner label="Loading…" />);
  expect(screen.getByRole('status').textContent).toBe('Loading…');
});
