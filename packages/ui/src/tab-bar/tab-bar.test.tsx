import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { TabBar } from './tab-bar';

const ITEMS = [
  { id: 'burgers', label: 'Burgers' },
  { id: 'bowls', label: 'Bowls' },
];

test('UI-70 marks the current tab and links to the sections', () => {
  render(<TabBar label="Categories" items={ITEMS} current="bowls" />);
  expect(screen.getByRole('navigation', { name: 'Categories' })).toBeTruthy();
  expect(screen.getByRole('link', { current: true }).textContent).toBe('Bowls');
  expect(screen.getByRole('link', { name: 'Burgers' }).getAttribute('href')).toBe('#burgers');
});

test('UI-70 leaves the jump to the caller who asks for it', async () => {
  const onSelect = vi.fn();
  render(<TabBar label="Categories" items={ITEMS} current="bowls" onSelect={onSelect} />);
  await userEvent.click(screen.getByRole('link', { name: 'Burgers' }));
  expect(onSelect).toHaveBeenCalledWith('burgers');
  expect(location.hash).toBe('');
});
