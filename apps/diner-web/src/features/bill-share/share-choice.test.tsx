import type { Bill } from '@comanda/contracts';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { InRestaurant } from '@comanda/ordering-ui/testing';
import { ShareChoice } from './share-choice';

afterEach(cleanup);

const BILL = { total: 3000, open: 3000, claimed: 0, shares: [] } as unknown as Bill; // all that is read of it
const onChoose = vi.fn();

type ChoosingProps = {
  readonly open?: number;
  readonly isProposed?: boolean;
};

function Choosing({ open = 3000, isProposed = true }: ChoosingProps) {
  const [hasOwn, setOwn] = useState(false);
  return (
    <>
      <button onClick={() => setOwn(!hasOwn)}>News</button>
      <ShareChoice
        bill={{ ...BILL, open }}
        hasOwn={hasOwn}
        isProposed={isProposed}
        people={2}
        isBusy={false}
        tipPicker={() => null}
        onChoose={onChoose}
      />
    </>
  );
}

async function open(left?: number, isProposed = true): Promise<void> {
  onChoose.mockClear();
  await act(async () => {
    render(
      <InRestaurant>
        <Choosing {...(left !== undefined && { open: left })} isProposed={isProposed} />
      </InRestaurant>,
    );
  });
  await screen.findByRole('radio', { name: 'My items' });
}

async function hearNews(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'News' }));
}

function goOn(): HTMLButtonElement {
  return screen.getByRole<HTMLButtonElement>('button', { name: 'Go to payment' });
}

function checked(): string[] {
  const radios = screen.getAllByRole<HTMLInputElement>('radio');
  return radios.filter((radio) => radio.checked).map(({ value }) => value);
}

test('until it is known that something is one’s own it is all of it, and then one’s own', async () => {
  await open();
  expect(checked()).toEqual(['all']);
  await hearNews();
  expect(checked()).toEqual(['mine']);
});

test('nothing is chosen for somebody who has paid', async () => {
  await open(3000, false);
  await hearNews();
  expect(checked()).toEqual([]);
  expect(goOn().disabled).toBe(true);
  await userEvent.click(screen.getByRole('radio', { name: 'My items' }));
  expect(goOn().disabled).toBe(false);
});

test.each(['as it was offered', 'as it was chosen'])(
  'one’s own, %s, does not become the dishes of others when somebody else pays for it',
  async (way) => {
    await open();
    await hearNews();
    if (way === 'as it was chosen') {
      await userEvent.click(screen.getByRole('radio', { name: /^Everything/u }));
      await userEvent.click(screen.getByRole('radio', { name: 'My items' }));
    }
    await hearNews();
    expect(checked()).toEqual([]);
    expect(goOn().disabled).toBe(true);
    await userEvent.click(goOn());
    expect(onChoose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('radio', { name: /^Everything/u }));
    await userEvent.click(goOn());
    expect(onChoose).toHaveBeenCalledExactlyOnceWith({ kind: 'all' }, expect.anything());
  },
);

test.each([
  [3000, '$25.00'],
  [2500, '$12.00'],
  [2472, '$12.00'],
  [150, '$1.50'],
])(
  'of %i cents that are open, an amount that can be paid is the example',
  async (left, example) => {
    await open(left);
    await userEvent.click(screen.getByRole('radio', { name: 'Another amount' }));
    await userEvent.click(goOn());
    expect(await screen.findByText(`Please enter an amount, such as ${example}.`)).toBeTruthy();
  },
);
