import { ok } from '@comanda/kernel';
import type { Deps } from '../../deps';
import type { Handlers } from '../../http/route';
import { sendCode } from './send-code';
import { verifyPhone } from './verify-phone';

/** The calls by which a guest shows that a phone is theirs. */
export function verificationHandlers(
  deps: Deps,
): Pick<Handlers, 'sendVerificationCode' | 'verifyPhone'> {
  return {
    sendVerificationCode: ({ params, principal }) => sendCode(deps, principal, params.guestId),

    async verifyPhone({ body: { guestId: guest_id, code }, principal }) {
      const verified = await verifyPhone(deps, principal, { guest_id, code });
      return verified.ok ? ok(verified.value) : verified;
    },
  };
}
