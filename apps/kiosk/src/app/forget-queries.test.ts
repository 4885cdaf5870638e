import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetQueries } from './forget-queries';

afterEach(() => vi.useRealTimers());

test('a forgotten answer is held by no timer once its last reader is gone', () => {
  vi.useFakeTimers();
  const queryClient = new QueryClient();
  const queryKey = ['guests', 'somebody'];
  queryClient.setQueryData(queryKey, { name: 'Zebulon' });
  const stopReading = new QueryObserver(queryClient, { queryKey, enabled: false }).subscribe(
    () => undefined,
  );
  const end = forgetQueries(queryClient);
  expect(queryClient.getQueryData(queryKey)).toBeUndefined();
  stopReading();
  end();
  expect(vi.getTimerCount()).toBe(0);
});

test('answers that are about no guest stay', () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(['menus', 'harbor'], []);
  queryClient.setQueryData(['campaigns', 'harbor', 'public'], []);
  queryClient.setQueryData(['campaigns', 'harbor', 'a-guest'], []);
  forgetQueries(queryClient)();
  const keys = queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey);
  expect(keys).toEqual([
    ['menus', 'harbor'],
    ['campaigns', 'harbor', 'public'],
  ]);
  queryClient.clear();
});
