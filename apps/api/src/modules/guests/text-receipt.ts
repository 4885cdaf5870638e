import { err, ok, type Result } from '@comanda/kernel';
import type { Deps } from '../../deps';
import type { StaffPrincipal } from '../../http/principal';
import type { Refusal } from '../../http/refusal';
import { toE164 } from '../../shared/phone-number';
import { recordAction } from '../staff/record-action';
import { askForReceiptText } from './ask-for-receipt-text';
import { findReceiptGuest } from './repository';

type ReceiptText = { readonly guest_id: string; readonly phone_number: string };

/**
 * Texts the receipt of a guest of the restaurant to a number that the guest tells the staff, in the transaction of
 * `inside.db`; a refusal takes it back. The number is kept with the text alone: the guest has not shown that it is the
 * guest's own.
 */
export async function textReceipt(
  inside: Deps,
  staff: StaffPrincipal,
  { guest_id, phone_number: typed }: ReceiptText,
): Promise<Result<{ readonly ok: true }, Refusal>> {
  const { restaurant_id } = staff;
  const entry = await inside.catalogue.get(restaurant_id);
  const guest = await findReceiptGuest(inside.db, guest_id);
  if (entry === null || guest?.restaurant_id !== restaurant_id) return err({ code: 'not_found' });
  const { default_phone_country, language } = entry.restaurant;
  const phone_number = toE164(typed, default_phone_country);
  if (phone_number === null) return err({ code: 'invalid_phone_number' });
  const asked = await askForReceiptText(inside, { ...guest, phone_number }, language);
  if (!asked.ok) return asked;
  await recordAction(inside, staff, 'receipt.texted', guest_id);
  return ok({ ok: true });
}
