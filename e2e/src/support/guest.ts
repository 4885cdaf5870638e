import type { Order } from '@comanda/contracts';
import type { Page } from '@playwright/test';

/** Returns this browser's guest id, once a checkout has begun. */
export async function guestIdOf(page: Page, endpoint: string): Promise<string> {
  const { guest } = await page.evaluate((key) => {
    // Written by the application itself.
    return JSON.parse(localStorage.getItem(key) ?? '{}') as { guest?: { guest_id?: string } };
  }, `comanda:order:${endpoint}`);
  if (!guest?.guest_id) throw new Error('This browser has no guest yet: begin a checkout first.');
  return guest.guest_id;
}

/** The guest's newest order as the server has it, asked with the browser's own session; null while none is placed. */
export async function placedOrderOf(page: Page, guest_id: string): Promise<Order | null> {
  const reply = await page.context().request.get(`/api/orders/${guest_id}/getGuestOrder`);
  if (!reply.ok()) return null;
  const { order } = (await reply.json()) as { order: Order }; // the contract's reply
  return order.order_number === null ? null : order;
}
