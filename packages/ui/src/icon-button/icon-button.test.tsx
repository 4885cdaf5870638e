import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BackIcon, StarIcon } from '../icon/icons';
import { IconButton, IconLink } from './icon-button';

test('UI-82 an icon button is named by its label', () => {
  render(<IconButton label="Back" icon={<BackIcon />} />);
  expect(screen.getByRole('button', { name: 'Back' })).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
});

test('UI-82 an icon link is a link with a name', () => {
  render(<IconLink component="a" href="/" label="Home" icon={<BackIcon />} />);
  expect(screen.getByRole('link', { name: 'Home' })).toBeTruthy();
});

test('UI-82 an icon with a label is an image', () => {
  render(<StarIcon label="Popular" />);
  expect(screen.getByRole('img', { name: 'Popular' })).toBeTruthy();
});
