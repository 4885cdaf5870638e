/** A number of the North American plan as people read it, such as +1 312 555 0175; any other as it is. It never breaks. */
export function spacedPhone(phone_number: string): string {
  return phone_number.replace(/^(\+1)(\d{3})(\d{3})(\d{4})$/, '$1\u00A0$2\u00A0$3\u00A0$4');
}
