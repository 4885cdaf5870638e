import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createReadInTurn } from './read-in-turn';

const KEY = ['board', 'restaurant'];

/** A query whose reads end when the test says so. */
function openReads() {
  const client = new QueryClient();
  const reads: { readonly end: (value: number) => void; wasCancelled: boolean }[] = [];
  const observer = new QueryObserver(client, {
    queryKey: KEY,
    queryFn: ({ signal }) => {
      return new Promise<number>((end) => {
        const read = { end, wasCancelled: false };
        signal.addEventListener('abort', () => {
          read.wasCancelled = true;
        });
        reads.push(read);
      });
    },
  });
  observer.subscribe(() => undefined);
  return { reads, shown: () => client.getQueryData(KEY), readAgain: createReadInTurn(client) };
}

/** Lets all work end that waits for nothing. */
function settle(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

test('changes that come faster than a read ends cancel none, and are read once more after it', async () => {
  const { reads, shown, readAgain } = openReads();
  reads[0]?.end(0);
  await settle();
  for (let change = 0; change < 5; change += 1) {
    void readAgain(KEY);
    await settle();
  }
  expect(reads).toHaveLength(2);
  expect(reads[1]?.wasCancelled).toBe(false);
  reads[1]?.end(1);
  await settle();
  expect(shown()).toBe(1);
  expect(reads).toHaveLength(3);
  reads[2]?.end(2);
  await settle();
  expect(shown()).toBe(2);
  expect(reads).toHaveLength(3);
});

test('a change during a read that began before it is read after it', async () => {
  const { reads, shown, readAgain } = openReads();
  void readAgain(KEY);
  reads[0]?.end(0);
  await settle();
  expect(reads).toHaveLength(2);
  reads[1]?.end(1);
  await settle();
  expect(shown()).toBe(1);
  expect(reads).toHaveLength(2);
});
