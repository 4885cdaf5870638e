import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../testing/open-app';

test.each([
  ['the list of restaurants', '/start'],
  ['the question which restaurant is meant', '/table'],
  ['no restaurant', '/v2/nowhere/order'],
  ['no menu', '/v2/harbor/m/none'],
  ['no table', '/404?missing=table'],
  ['nothing', '/a/b/c'],
])('%s is read in another language after two taps', async (_, path) => {
  const user = await openApp(path);
  const title = await screen.findByRole('heading', { level: 1 });
  const english = title.textContent;
  await user.click(screen.getByRole('button', { name: 'Language: English' }));
  await user.click(await screen.findByRole('radio', { name: 'Português' }));
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe(english),
  );
  expect(document.documentElement.lang).toBe('pt');
});
