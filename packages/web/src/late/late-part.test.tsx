import { createI18n } from '@comanda/i18n';
import { cleanup, render, screen } from '@testing-library/react';
import { Suspense, useState, useTransition } from 'react';
import { afterEach, expect, test } from 'vitest';
import { type LatePage, latePart, preloadAt, preloadInTurn } from './late-part';

afterEach(cleanup);

const i18n = await createI18n({ language: 'en', groups: ['browsing'] });

function makePage(name: string): LatePage {
  return latePart(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    return () => <h1>{name}</h1>;
  });
}

/** Opens a page by a link, as the router does; resolves with everything that was to be seen until it was there. */
async function follow(Page: LatePage, name: string): Promise<string[]> {
  function Visit() {
    const [isOpen, setOpen] = useState(false);
    const [, startTransition] = useTransition();
    if (isOpen) {
      return (
        <Suspense fallback="on its way">
          <Page />
        </Suspense>
      );
    }
    return <button onClick={() => startTransition(() => setOpen(true))}>{`To ${name}`}</button>;
  }
  const { container } = render(<Visit />);
  const seen: string[] = [];
  const watch = new MutationObserver(() => seen.push(container.textContent));
  watch.observe(container, { childList: true, subtree: true });
  screen.getByRole('button', { name: `To ${name}` }).click();
  await screen.findByRole('heading', { name });
  watch.disconnect();
  return seen;
}

test('a page that nobody foresaw is fetched when it is opened', async () => {
  expect(await follow(makePage('Cart'), 'Cart')).toContain('on its way');
});

test('a page that is there already is drawn with no placeholder in between', async () => {
  const Page = makePage('Orders');
  await preloadAt('/orders', [['/orders', Page]], i18n);
  expect(await follow(Page, 'Orders')).toEqual(['Orders']);
});

test('only the pages that an address shows are fetched', async () => {
  const fetched: string[] = [];
  const pages = ['/menu', '/menu/:dish', '/orders'].map((path) => {
    const Page = latePart(() => {
      fetched.push(path);
      return Promise.resolve(() => null);
    });
    return [path, Page] as const;
  });
  await preloadAt('/menu/soup', pages, i18n);
  expect(new Set(fetched)).toEqual(new Set(['/menu/:dish']));
});

test('what cannot be fetched ahead is fetched again when it is opened', async () => {
  let tries = 0;
  const Page = latePart(() => {
    tries += 1;
    return tries === 1
      ? Promise.reject(new TypeError('offline'))
      : Promise.resolve(() => <h1>Cart</h1>);
  });
  await expect(Page.preload(i18n)).rejects.toThrow('offline');
  await follow(Page, 'Cart');
});

test('pages that may come next are each asked for in a task of their own, whatever became of the one before', async () => {
  const fetched: string[] = [];
  const pages = ['cart', 'pay'].map((name) =>
    latePart(() => {
      fetched.push(name);
      return Promise.reject(new Error('The network is away.'));
    }),
  );
  const done = preloadInTurn(pages, i18n);
  expect(fetched).toEqual(['cart']);
  await done;
  expect(fetched).toEqual(['cart', 'pay']);
});
