import { assertNever } from '@comanda/kernel';

import type { FromForm, ToForm } from '../messages';
import { openParentPort } from '../../../../browser/parent-port';
import { addFonts, applyAppearance } from './apply-appearance';
import { createCardFields } from './card-fields';
import { tokenizeCard } from './tokenize-card';

const fields = createCardFields(() => tell({ kind: 'change', change: fields.state() }));
const port = openParentPort<ToForm, FromForm>((message) => obey(message));
let isReady = false;

document.body.append(fields.root);
fields.root.addEventListener('submit', (event) => {
  event.preventDefault();
  tell({ kind: 'enter' });
});
fields.root.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') tell({ kind: 'escape' });
  // Implicit submission needs a submit button, which this form has none of.
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) tell({ kind: 'enter' });
});
window.addEventListener('focus', () => tell({ kind: 'focus' }));
window.addEventListener('blur', () => {
  tell({ kind: 'blur' });
  tell({ kind: 'change', change: fields.state() });
});
new ResizeObserver(() => {
  tell({ kind: 'resize', height: Math.ceil(document.body.getBoundingClientRect().height) });
}).observe(document.body);
tell({ kind: 'loaded' });

function tell(message: FromForm): void {
  port?.send(message);
}

function obey(message: ToForm): void {
  switch (message.kind) {
    case 'configure':
      applyAppearance(message.options.appearance);
      fields.configure(message.options);
      if (isReady) return;
      isReady = true;
      addFonts(message.options.fonts);
      tell({ kind: 'ready' });
      return;
    case 'focus':
      fields.focus();
      return;
    case 'blur':
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      return;
    case 'clear':
      fields.clear();
      tell({ kind: 'change', change: fields.state() });
      return;
    case 'validate':
      tell({ kind: 'answer', call: message.call, answer: { error: fields.validate() } });
      return;
    case 'tokenize':
      void tokenizeCard(fields.details(), message.order).then((answer) =>
        tell({ kind: 'answer', call: message.call, answer }),
      );
      return;
    default:
      assertNever(message);
  }
}
