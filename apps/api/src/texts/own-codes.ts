import { randomInt } from 'node:crypto';
import { VERIFICATION_CODE_LENGTH } from '@comanda/contracts';
import { ok } from '@comanda/kernel';
import { hashPin, verifyPin } from '../shared/pin';
import type { CodeService, TextService } from './text-service';

/** Codes of our own, in ordinary texts. Only their hash is kept. */
export function createOwnCodes(texts: Pick<TextService, 'send'>): CodeService {
  return {
    async send({ phone_number, textOf }) {
      const code = newCode();
      const code_hash = await hashPin(code);
      const sent = await texts.send({ to: phone_number, body: textOf(code) });
      if (sent.ok) return ok({ code_hash, provider_ref: sent.value.provider_ref });
      return sent.error.code === 'unknown' ? ok({ code_hash, provider_ref: null }) : sent;
    },

    async check({ code_hash }, code) {
      return ok(code_hash === null ? null : await verifyPin(code, code_hash));
    },
  };
}

function newCode(): string {
  return String(randomInt(10 ** VERIFICATION_CODE_LENGTH)).padStart(VERIFICATION_CODE_LENGTH, '0');
}
