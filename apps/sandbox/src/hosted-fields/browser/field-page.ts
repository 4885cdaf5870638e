import { assertNever } from '@comanda/kernel';

import { brandOf } from '../../cards/card-number';
import { digitsOf } from '../../cards/format-card';
import { reformatInput } from '../../cards/reformat-input';
import { element } from '../../browser/dom';
import { openParentPort } from '../../browser/parent-port';
import type { FieldName, FieldService, FieldState, FromField, ToField } from './field-messages';
import { dressField } from './dress-field';
import { FIELD_RULES } from './field-rules';
import { handInCard } from './hand-in-card';
import { joinSiblings } from './siblings';

const given = new URLSearchParams(location.hash.slice(1));
// The script that made the frame wrote its address.
const field = (given.get('field') ?? 'number') as FieldName;
const service = (given.get('service') ?? 'nmi') as FieldService;
const { autocomplete, format, problem } = FIELD_RULES[field];

const input = element('input', {
  name: field,
  type: 'text',
  inputmode: 'numeric',
  autocomplete,
  spellcheck: 'false',
  autocorrect: 'off',
  autocapitalize: 'off',
  'aria-invalid': 'false',
  'data-empty': '',
});
const siblings = joinSiblings(given.get('group') ?? '', field, () => input.value);
const port = openParentPort<ToField, FromField>((message) => obey(message));
let isReady = false;
/** Whether what is wrong may be told: not while somebody is still typing it for the first time. */
let isJudged = false;

document.body.append(input);
input.addEventListener('input', (event) => {
  const kind = event instanceof InputEvent ? event.inputType : '';
  reformatInput(input, format, kind.startsWith('delete'));
  if (input.value === '') isJudged = false;
  tellState();
});
input.addEventListener('focus', () => tell({ kind: 'focus' }));
input.addEventListener('blur', () => {
  isJudged ||= input.value !== '';
  tellState();
  tell({ kind: 'blur' });
});
input.addEventListener('keydown', ({ key }) => {
  if (key === 'Enter') tell({ kind: 'enter' });
});
tell({ kind: 'loaded' });

function tell(message: FromField): void {
  port?.send(message);
}

function tellState(): void {
  const found = problem(input.value);
  const isFinal = found !== undefined && !found.startsWith('incomplete');
  input.toggleAttribute('data-empty', input.value === '');
  input.toggleAttribute('data-valid', found === undefined);
  input.setAttribute('aria-invalid', String(found !== undefined && (isJudged || isFinal)));
  const state: FieldState = {
    brand: field === 'number' ? (brandOf(digitsOf(input.value)) ?? null) : null,
    empty: input.value === '',
    problem: found ?? null,
  };
  tell({ kind: 'change', state });
}

function obey(message: ToField): void {
  switch (message.kind) {
    case 'configure':
      input.setAttribute('aria-label', message.options.label);
      input.placeholder = message.options.placeholder;
      dressField(message.options.styles);
      if (!isReady) tell({ kind: 'ready' });
      isReady = true;
      return;
    case 'check':
      isJudged = true;
      tellState();
      return;
    case 'focus':
      input.focus();
      return;
    case 'blur':
      input.blur();
      return;
    case 'clear':
      input.value = '';
      isJudged = false;
      tellState();
      return;
    case 'tokenize':
      void tokenize(message.call, message.key);
      return;
    default:
      assertNever(message);
  }
}

async function tokenize(call: number, key: string): Promise<void> {
  const texts = await siblings.collect(['number', 'expiry', 'cvv']);
  const answer = texts ? await handInCard(service, key, texts) : { status: 0, body: null };
  tell({ kind: 'answer', call, answer });
}
