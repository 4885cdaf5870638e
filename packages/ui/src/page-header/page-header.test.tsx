import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { EmptyState } from '../empty-state/empty-state';
import { ErrorScreen } from '../error-screen/error-screen';
import { SkipLink } from '../skip-link/skip-link';
import { PageHeader } from './page-header';

test('UI-72 the title is the heading of the page and takes the focus', () => {
  const titleRef = createRef<HTMLHeadingElement>();
  render(<PageHeader title="Checkout" titleRef={titleRef} back={<a href="/menu">Back</a>} />);
  titleRef.current?.focus();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Checkout' }));
});

test('UI-72 an error is a page of its own', () => {
  render(
    <ErrorScreen title="Not found" actions={<a href="/">Home</a>} code="Reference 1">
      Check the address.
    </ErrorScreen>,
  );
  expect(screen.getByRole('main').textContent).toContain('Check the address.');
  expect(screen.getByRole('heading', { level: 1, name: 'Not found' })).toBeTruthy();
});

test('UI-72 an empty state is a part of a page', () => {
  render(<EmptyState title="Nothing yet" action={<a href="/">Menu</a>} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Nothing yet' })).toBeTruthy();
});

test('a skip link leads to its target', () => {
  render(<SkipLink target="main">Skip</SkipLink>);
  expect(screen.getByRole('link', { name: 'Skip' }).getAttribute('href')).toBe('#main');
});
