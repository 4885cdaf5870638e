/** Formats the text in place and keeps the cursor behind the same character. */
export function reformatInput(
  input: HTMLInputElement,
  format: (text: string, isDeleting: boolean) => string,
  isDeleting: boolean,
): void {
  const raw = input.value;
  const cursor = input.selectionStart ?? raw.length;
  const formatted = format(raw, isDeleting);
  if (formatted === raw) return;
  input.value = formatted;
  if (document.activeElement !== input) return;
  const isAtEnd = cursor === raw.length;
  const before = raw.slice(0, cursor).replaceAll(/[^0-9A-Za-z]/g, '').length;
  const position = isAtEnd ? formatted.length : positionAfter(formatted, before);
  input.setSelectionRange(position, position);
}

function positionAfter(text: string, characters: number): number {
  let seen = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (seen === characters) return index;
    if (/[0-9A-Za-z]/.test(text.charAt(index))) seen += 1;
  }
  return text.length;
}
