import { faultText } from './fault-text';
import { type ContactField, findFaults } from './fields';

/** A form is sent this long after its page was opened at the earliest, which slows programs and no person. */
const LEAST_SECONDS = 3;

const form = document.querySelector<HTMLFormElement>('#contact-form');
const opened_at = performance.now();

if (form) sendLater(form);

/** Sends the filled-in form once, and not before its time. */
function sendLater(sent: HTMLFormElement): void {
  const button = sent.querySelector('button');
  if (!button) return;
  const label = button.textContent;
  sent.addEventListener('submit', (event) => {
    event.preventDefault();
    if (button.disabled || showFaults(sent)) return;
    button.textContent = sent.dataset['sending'] ?? '';
    button.disabled = true;
    const wait_ms = LEAST_SECONDS * 1_000 - (performance.now() - opened_at);
    setTimeout(() => sent.submit(), wait_ms);
  });
  // A browser that goes back may show the page as it was left.
  addEventListener('pageshow', () => {
    button.textContent = label;
    button.disabled = false;
  });
}

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
    if (place) place.textContent = fault === undefined ? '' : faultText(filled, control, fault);
    if (fault !== undefined) first ??= control;
  }
  first?.focus();
  return first !== null;
}
