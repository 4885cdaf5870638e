/** A number as it is read abroad, in the groups of its own country: +1 312 555 0175. What is no number stays as it is. It never breaks. */
export async function spacedPhone(phone_number: string): Promise<string> {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/min');
  const read = parsePhoneNumberFromString(phone_number)?.formatInternational() ?? phone_number;
  return read.replaceAll(' ', '\u00A0');
}
