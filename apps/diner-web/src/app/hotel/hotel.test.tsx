import { screen, within, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { openApp } from '../../testing/open-app';
import { staffOf } from '../../testing/staff-of';

type User = Awaited<ReturnType<typeof openApp>>;

function title(name: string | RegExp) {
  return screen.findByRole('heading', { level: 1, name });
}

async function say(user: User, label: string | RegExp, text: string) {
  const field = await screen.findByRole('textbox', { name: label });
  await user.clear(field);
  if (text !== '') await user.type(field, text);
}

async function tap(user: User, role: 'button' | 'link', name: string | RegExp) {
  await user.click(await screen.findByRole(role, { name }));
}

/** From the menus of the lodge to where a guest says who they are. */
async function orderTea(user: User) {
  await tap(user, 'link', 'All day');
  await tap(user, 'button', /^Add Tea/);
  await tap(user, 'link', /View order/);
}

describe('an order to a room', () => {
  test('goes by way of the form, which wants a name in two parts and the room, and carries it to the kitchen', async () => {
    const user = await openApp('/v2/lodge/order');
    await orderTea(user);
    // Notices required before ordering appear in the order itself.
    expect(await screen.findByText('Mind your head.')).toBeTruthy();
    await tap(user, 'link', /Checkout/);
    await say(user, 'Name', 'Ada');
    await tap(user, 'button', 'Continue');

    await title('Please confirm your information');
    expect(location.pathname).toBe('/v2/lodge/customerForm');
    await tap(user, 'button', 'Confirm');
    expect(await screen.findByText('Last name is required')).toBeTruthy();
    await say(user, 'Last name', 'L');
    expect(screen.getByText('Your name must be at least 2 letters long')).toBeTruthy();
    await say(user, 'Last name', 'Lovelace');
    await tap(user, 'button', 'Confirm');
    expect(await screen.findByText('Please tell us your room number.')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone number' }).readOnly).toBe(
      true,
    );
    await say(user, 'Room number', '12B');
    await tap(user, 'button', 'Confirm');

    expect(await screen.findByText('Charge to the room')).toBeTruthy();
    expect(screen.queryByText('Pay at the counter')).toBeNull();
    await tap(user, 'button', 'Place the order');
    await screen.findByRole('region', { name: 'Order number' });
    const staff = await staffOf('lodge', '5150');
    expect(await staff.orders()).toContainEqual(
      expect.objectContaining({ guest_name: 'Ada Lovelace (Room # 12B)' }),
    );
  }, 120_000);

  test('that comes without the room is refused, told so, and led to where it is said', async () => {
    const user = await openApp('/v2/lodge/order');
    await orderTea(user);
    await tap(user, 'link', /Checkout/);
    await say(user, 'Name', 'Bob');
    await tap(user, 'button', 'Continue');
    await title('Please confirm your information');
    // Past the form, as a link or the back button leads.
    history.pushState(null, '', '/v2/lodge/payCounter');
    dispatchEvent(new PopStateEvent('popstate'));
    await tap(user, 'button', 'Place the order');
    expect(await screen.findByText('Please tell us your room number.')).toBeTruthy();
    await tap(user, 'button', 'Review order');
    await title('Please confirm your information');
    expect(screen.getByText('Please tell us your room number.')).toBeTruthy();
    await say(user, 'Last name', 'Noyce');
    await say(user, 'Room number', '7');
    await tap(user, 'button', 'Confirm');
    await tap(user, 'button', 'Place the order');
    await screen.findByRole('region', { name: 'Order number' });
    const staff = await staffOf('lodge', '5150');
    expect(await staff.orders()).toContainEqual(
      expect.objectContaining({ guest_name: 'Bob Noyce (Room # 7)' }),
    );
  }, 120_000);
});

describe('what is asked for in a room', () => {
  test.each([
    ['/v2/lantern-house/roomService', 'Ada', '901'],
    ['/hotel/roomservice?restaurant=lantern-house', 'Bea', '902'],
  ])(
    'at %s is one tap once the room is known, and staff read which it is',
    async (path, name, room) => {
      const user = await openApp(path);
      await title('Room service');
      await tap(user, 'button', 'Continue');
      expect(await screen.findByText('Please tell us your room number.')).toBeTruthy();
      await say(user, 'Room number', room);
      await say(user, /^Name/, name);
      await tap(user, 'button', 'Continue');
      expect(await screen.findByText(`To room ${room}`)).toBeTruthy();
      await tap(user, 'button', 'A bucket of ice');
      expect(await screen.findByText('We got your request')).toBeTruthy();
      const staff = await staffOf('lantern-house', '3120');
      expect(await staff.calls()).toContainEqual(
        expect.objectContaining({
          guest_name: `${name} (Room # ${room})`,
          request: 'A bucket of ice',
        }),
      );
      // Once more at once is too soon, and says so.
      await tap(user, 'button', 'Done');
      await tap(user, 'button', 'Fresh towels');
      expect(await screen.findByText(/You can call again in \d+ seconds/)).toBeTruthy();
    },
    60_000,
  );

  test('is brought to the table of whoever sits at one, without a question', async () => {
    const user = await openApp('/table/9A1K?restaurant=lantern-house');
    await tap(user, 'button', 'New order');
    await title('The Lantern House');
    await tap(user, 'link', 'Room service');
    expect(await screen.findByText('To Room 901')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
    await tap(user, 'button', 'Please fetch the cart');
    expect(await screen.findByText('Your request: Please fetch the cart')).toBeTruthy();
  }, 60_000);

  test('is not offered where there are no rooms', async () => {
    await openApp('/v2/harbor/roomService');
    await title(/^Harbor/);
    expect(location.pathname).toBe('/v2/harbor/order');
  });
});

describe('the desk', () => {
  test('is a tile where the menus are; it can be called, and written to from a room', async () => {
    const user = await openApp('/v2/lantern-house/order');
    await tap(user, 'link', 'Concierge');
    await title('Concierge');
    const call = await screen.findByRole('link', { name: /^Call \+1\s312\s555\s0175$/ });
    expect(call.getAttribute('href')).toBe('tel:+13125550175');
    await tap(user, 'button', 'Message the front desk');
    await say(user, 'Room number', '1004');
    await tap(user, 'button', 'Continue');
    await say(user, /^What can we help you with/, 'Two tickets for tonight');
    await tap(user, 'button', 'Send');
    expect(await screen.findByText('The front desk has your message')).toBeTruthy();
    const staff = await staffOf('lantern-house', '6060');
    expect(await staff.calls()).toContainEqual(
      expect.objectContaining({
        guest_name: expect.stringContaining('(Room # 1004)'),
        request: 'Two tickets for tonight',
      }),
    );
  }, 60_000);

  test('says so where there is none', async () => {
    await openApp('/v2/harbor/concierge');
    await title('There is no concierge here');
  });
});

describe('the gallery', () => {
  test('shows each picture large, and leads from one to the next and round again', async () => {
    const user = await openApp('/v2/lantern-house/order');
    await tap(user, 'link', 'Gallery');
    await title('Gallery');
    await tap(user, 'button', 'Enlarge: The rooftop at seven');
    const sheet = await screen.findByRole('dialog', { name: 'The rooftop at seven' });
    expect(within(sheet).getByText('1 of 3')).toBeTruthy();
    await tap(user, 'button', 'Next picture');
    await tap(user, 'button', 'Next picture');
    expect(await screen.findByRole('dialog', { name: 'The bar comes up cold' })).toBeTruthy();
    await tap(user, 'button', 'Next picture');
    expect(await screen.findByRole('dialog', { name: 'The rooftop at seven' })).toBeTruthy();
    await tap(user, 'button', 'Previous picture');
    expect(await screen.findByText('3 of 3')).toBeTruthy();
  });

  test('has arrow keys for the next picture, and shows each of them whole', async () => {
    const user = await openApp('/v2/lantern-house/gallery');
    await tap(user, 'button', 'Enlarge: The rooftop at seven');
    const sheet = await screen.findByRole('dialog', { name: 'The rooftop at seven' });
    const frames = [...sheet.querySelectorAll('picture')];
    expect(frames).toHaveLength(3);
    for (const frame of frames) {
      const { width = 0, height = 0 } = frame.querySelector('img') ?? {};
      expect(frame.style.aspectRatio).toBe(`${width} / ${height}`);
    }
    await user.keyboard('{ArrowLeft}');
    expect(await screen.findByText('3 of 3')).toBeTruthy();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(await screen.findByText('2 of 3')).toBeTruthy();
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    expect(await screen.findByText('2 of 3')).toBeTruthy();
  });
});

describe('a restaurant’s words', () => {
  test('about allergies are one tap away from the menus, and the others stand there', async () => {
    const user = await openApp('/v2/lodge/order');
    expect(await screen.findByText('Dogs are welcome')).toBeTruthy();
    await tap(user, 'button', 'Allergies');
    const sheet = await screen.findByRole('dialog', { name: 'Allergies' });
    expect(within(sheet).getByText('There are nuts in everything.')).toBeTruthy();
  });
});

describe('a short address', () => {
  test('leads to where the restaurant wants its guests, whatever its capitals', async () => {
    await openApp('/Harbor');
    await title(/^Harbor/);
    expect(location.pathname).toBe('/v2/harbor/order');
  });

  test('of a standing table sits the guest down there', async () => {
    await openApp('/lodge');
    await title('Who is ordering?');
    expect(location.pathname + location.search).toBe('/table/PNE1?restaurant=lodge');
  });

  test.each(['/nobody-here', '/nobody-here/anna'])(
    'that no restaurant has says so: %s',
    async (address) => {
      await openApp(address);
      await title(/this restaurant does not exist/);
    },
  );

  test('with who sent the guest behind it tells the server, once the guest takes a place', async () => {
    const told: unknown[] = [];
    const send = globalThis.fetch;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      if (input instanceof Request && input.url.endsWith('/table/addGuest'))
        told.push(await input.clone().json());
      return send(input, init);
    });
    const user = await openApp('/harbor/anna');
    await title(/^Harbor/);
    await tap(user, 'link', 'All Day');
    const [add] = await screen.findAllByRole('button', { name: /^Add Green Tide/ });
    await user.click(add as HTMLElement);
    await tap(user, 'link', /View order/);
    await tap(user, 'link', /Checkout/);
    await say(user, 'Name', 'Ada');
    await say(user, /Phone/, '718 555 0142');
    await tap(user, 'button', 'Continue to payment');
    await tap(user, 'button', /Place the order|Pay /).catch(() => undefined);
    await waitFor(() => {
      expect(told).toContainEqual(
        expect.objectContaining({ guest: { name: 'Ada', language: 'en', affiliate_code: 'anna' } }),
      );
    });
    vi.restoreAllMocks();
  }, 60_000);
});
