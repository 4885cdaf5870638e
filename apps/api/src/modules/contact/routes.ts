import { ok } from '@comanda/kernel';
import type { Deps } from '../../deps';
import type { Handlers } from '../../http/route';
import { keepContact } from './keep-contact';

/** The contact form. */
export function contactHandlers(deps: Deps): Pick<Handlers, 'sendContact'> {
  return {
    sendContact: async ({ body }) => ok({ contact_id: await keepContact(deps, body) }),
  };
}
