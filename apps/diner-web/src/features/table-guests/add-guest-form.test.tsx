import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { useState } from 'react';
import { InRestaurant } from '@comanda/ordering-ui/testing';
import { AddGuestForm } from './add-guest-form';

afterEach(cleanup);

/** A table that knows of a guest before the guest hears that they were added. */
function Table() {
  const [names, setNames] = useState(['Ada']);
  return (
    <AddGuestForm
      taken={names}
      error={undefined}
      isBusy={names.length > 1}
      cancelPath="/"
      onAdd={(name) => setNames([...names, name])}
    />
  );
}

test('a name is in use while it is another’s, not while one is added under it', async () => {
  const user = userEvent.setup();
  await act(async () => {
    render(
      <InRestaurant>
        <Table />
      </InRestaurant>,
    );
  });
  const name = await screen.findByRole('textbox', { name: 'Enter your name' });
  await user.type(name, 'ada{Enter}');
  expect(screen.getByText(/^Someone at your table has that name/u)).toBeTruthy();
  await user.clear(name);
  await user.type(name, 'Bob{Enter}');
  expect(screen.queryByText(/^Someone at your table has that name/u)).toBeNull();
  expect(name.getAttribute('aria-invalid')).not.toBe('true');
});
