import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { prepareToCheckPhones } from '@comanda/ordering-ui/contact';
import { openApp } from '../testing/open-app';

async function openMenu(language: 'en' | 'fr' = 'en') {
  const user = await openApp('/v2/harbor/order', language);
  await user.click(
    await screen.findByRole('link', { name: language === 'en' ? 'All Day' : 'Toute la journée' }),
  );
  await screen.findByRole('heading', {
    level: 1,
    name: language === 'en' ? 'All Day' : 'Toute la journée',
  });
  return user;
}

describe('the way to the first dish', () => {
  test('a dish that asks nothing is in the order with one tap, and the bar tells its price', async () => {
    const user = await openMenu();
    const [add] = await screen.findAllByRole('button', { name: /^Add Green Tide/ });
    if (!add) throw new Error('Green Tide cannot be added at once.');
    await user.click(add);
    expect(await screen.findByRole('link', { name: /View order/ })).toHaveProperty(
      'textContent',
      expect.stringMatching(/^1View order\$/),
    );
  });

  test('an unknown restaurant is told apart from an unknown page', async () => {
    await openApp('/v2/nowhere/order');
    expect(
      await screen.findByRole('heading', { name: 'Sorry, this restaurant does not exist.' }),
    ).toBeTruthy();
  });

  test('an unknown page of a restaurant says so', async () => {
    await openApp('/v2/harbor/nothing-here');
    expect(await screen.findByRole('heading', { name: 'There is nothing here' })).toBeTruthy();
  });

  test('an order that is empty leads to the menus instead of the cart', async () => {
    await openApp('/v2/harbor/cart');
    expect(await screen.findByRole('heading', { name: 'Menus' })).toBeTruthy();
  });
});

describe('making a dish one’s own', () => {
  test('what is missing is named at its group, and nothing is added before it is there', async () => {
    const user = await openMenu();
    await user.click(await screen.findByRole('link', { name: 'The Captain’s Burger' }));
    const sheet = await screen.findByRole('dialog', { name: 'The Captain’s Burger' });
    await user.click(within(sheet).getByRole('button', { name: /^Add ·/ }));
    expect(
      within(sheet)
        .getAllByRole('alert')
        .map((alert) => alert.textContent),
    ).toContainEqual(expect.stringMatching(/choose at least 2/));
    expect(screen.queryByRole('link', { name: /View order/ })).toBeNull();
  });

  test('a paid choice raises the price of the button at once', async () => {
    const user = await openMenu();
    await user.click(await screen.findByRole('link', { name: 'Harbor Classic' }));
    const sheet = await screen.findByRole('dialog', { name: 'Harbor Classic' });
    expect(within(sheet).getByRole('button', { name: 'Add · $11.95' })).toBeTruthy();
    await user.click(within(sheet).getByRole('radio', { name: 'Sesame brioche' }));
    expect(within(sheet).getByRole('button', { name: 'Add · $12.70' })).toBeTruthy();
    await user.click(within(sheet).getByRole('button', { name: 'Add one Harbor Classic' }));
    expect(within(sheet).getByRole('button', { name: 'Add · $25.40' })).toBeTruthy();
  });
});

describe('the cart', () => {
  async function openCart(language: 'en' | 'fr' = 'en') {
    const user = await openMenu(language);
    const name = language === 'en' ? 'Harbor Classic' : 'Le Classique du Port';
    await user.click(await screen.findByRole('link', { name }));
    const sheet = await screen.findByRole('dialog', { name });
    await user.click(
      within(sheet).getByRole('button', { name: language === 'en' ? /^Add ·/ : /^Ajouter ·/ }),
    );
    await user.click(
      await screen.findByRole('link', {
        name: language === 'en' ? /View order/ : /Voir la commande/,
      }),
    );
    await screen.findByRole('heading', {
      level: 1,
      name: language === 'en' ? 'Your order' : 'Votre commande',
    });
    return user;
  }

  test('that a dish was added has been told once it stands there; that a change was kept is told still', async () => {
    const user = await openMenu();
    await user.click(await screen.findByRole('link', { name: 'Harbor Classic' }));
    const sheet = await screen.findByRole('dialog', { name: 'Harbor Classic' });
    await user.click(within(sheet).getByRole('button', { name: /^Add ·/ }));
    await screen.findByText('Harbor Classic added');
    await user.click(await screen.findByRole('link', { name: /View order/ }));
    await user.click(await screen.findByRole('link', { name: 'Edit Harbor Classic' }));
    expect(screen.queryByText('Harbor Classic added')).toBeNull();
    const again = await screen.findByRole('dialog', { name: 'Harbor Classic' });
    await user.click(within(again).getByRole('button', { name: /^Save ·/ }));
    await screen.findByRole('heading', { level: 1, name: 'Your order' });
    expect(await screen.findByText('Harbor Classic changed')).toBeTruthy();
  });

  test('a removed line comes back with undo', async () => {
    const user = await openCart();
    await user.click(await screen.findByRole('button', { name: 'Remove Harbor Classic' }));
    expect(await screen.findByRole('heading', { name: 'Your order is empty' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('article', { name: 'Harbor Classic' })).toBeTruthy();
  });

  test('a tip is added to the total, and more than the order is refused', async () => {
    const user = await openCart();
    await user.click(await screen.findByRole('radio', { name: /20%/ }));
    // 11.95 + 1.06 tax + 2.39 tip
    expect(await screen.findByRole('link', { name: /Checkout.*\$15\.40/ })).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Other' }));
    const field = screen.getByRole('textbox', { name: /Tip amount/ });
    await user.clear(field);
    await user.type(field, '11.96');
    expect(screen.getByText('Tip amount is more than subtotal')).toBeTruthy();
    const done = screen.getByRole<HTMLButtonElement>('button', { name: 'Done' });
    expect(done.disabled).toBe(true);
    await user.clear(field);
    expect(done.disabled).toBe(false);
    await user.type(field, '2.50');
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(await screen.findByRole('link', { name: /Checkout.*\$15\.51/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: /Tip amount.*\$2\.50/ })).toBeTruthy();
  });

  test('what goes well with it is added with one tap', async () => {
    const user = await openCart();
    const strip = await screen.findByRole('region', { name: 'Goes well with your order' });
    const [add] = within(strip).getAllByRole('button', { name: /^Add / });
    const name = add?.getAttribute('aria-label')?.replace('Add ', '') ?? '';
    if (add) await user.click(add);
    expect(await screen.findByRole('article', { name })).toBeTruthy();
    expect(within(strip).queryByRole('link', { name })).toBeNull();
  });

  test('it speaks French, with French money', async () => {
    await openCart('fr');
    expect(await screen.findByRole('link', { name: /Passer au paiement.*13,01\s\$/ })).toBeTruthy();
  });

  test('an order paid at the counter is placed, with its number and what is to pay', async () => {
    const user = await openCart();
    await user.click(await screen.findByRole('link', { name: /Checkout/ }));
    await user.click(await screen.findByRole('button', { name: 'Continue to payment' }));
    expect(screen.getByText('Sorry, your name cannot be blank.')).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ada');
    await user.type(screen.getByRole('textbox', { name: /Phone/ }), '718 555');
    // The plans that numbers follow come while one is typed.
    await prepareToCheckPhones();
    await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
    const incomplete = 'This phone number does not look complete. Please check it.';
    expect(await screen.findByText(incomplete)).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: /Phone/ }), ' 0142');
    await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
    await user.click(await screen.findByRole('radio', { name: /Pay at the counter/ }));
    await user.click(screen.getByRole('button', { name: 'Place the order' }));
    expect(await screen.findByRole('heading', { name: 'Thank you, Ada!' })).toBeTruthy();
    const ticket = screen.getByRole('region', { name: 'Order number' });
    expect(ticket.textContent).toMatch(/[2-9A-HJ-NP-Z]{4}/);
    expect(ticket.textContent).toContain('Please pay $13.01 at the counter.');
  });
});
