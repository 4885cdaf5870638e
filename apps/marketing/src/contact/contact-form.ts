import { type ContactField, findFaults } from './fields';

/** Shorter than this, a form was not filled in by a person. */
const LEAST_SECONDS = 3;

const form = document.querySelector<HTMLFormElement>('#contact-form');
const opened_at = performance.now();

form?.addEventListener('submit', (event) => {
  const isFaulty = showFaults(form);
  if (isFaulty || performance.now() - opened_at < LEAST_SECONDS * 1_000) {
    event.preventDefault();
    return;
  }
  const button = form.querySelector('button');
  if (!button) return;
  button.textContent = form.dataset['sending'] ?? '';
  // Disabled after the browser has read the form, so that a second tap sends nothing.
  setTimeout(() => (button.disabled = true));
});

/** Shows what is wrong beside each field, and moves to the first one. */
function showFaults(filled: HTMLFormElement): boolean {
  const typed = Object.fromEntries(
    [...new FormData(filled)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    ),
  );
  const faults = findFaults(typed);
  const controls = filled.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[required]');
  let first: HTMLElement | null = null;
  for (const control of controls) {
    const fault = faults[control.name as ContactField]; // the page names them
    control.setAttribute('aria-invalid', String(fault !== undefined));
    const place = document.querySelector(`#${control.name}-fault`);
    if (place) place.textContent = fault === undefined ? '' : textOf(fault, control);
    if (fault !== undefined) first ??= control;
  }
  first?.focus();
  return first !== null;

  function textOf(fault: string, control: HTMLElement): string {
    const label = filled.querySelector(`label[for="${control.id}"]`)?.textContent ?? '';
    const text =
      fault === 'email_invalid' ? filled.dataset['emailInvalid'] : filled.dataset['empty'];
    return (text ?? '').replace('{field}', label);
  }
}
