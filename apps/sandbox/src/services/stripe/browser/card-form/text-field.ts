import { element } from '../../../../browser/dom';
import type { Texts } from '../texts/texts';
import { reformatInput } from '../../../../cards/reformat-input';
import type { Problem } from '../../../../cards/check-card';

type FieldSetup = {
  readonly name: string;
  readonly autocomplete: string;
  readonly format: (text: string, isDeleting: boolean) => string;
  readonly problem: (text: string) => Problem | undefined;
  readonly onEdit: (kind: 'autofill' | 'typed') => void;
  readonly onLeaveBack: () => void;
};

/** One labelled input with its inline error. */
export type TextField = {
  readonly root: HTMLElement;
  readonly input: HTMLInputElement;
  readonly slot: HTMLElement;
  readonly problem: () => Problem | undefined;
  readonly setText: (text: string) => void;
  readonly setWording: (label: string, placeholder: string, texts: Texts) => void;
  /** Shows what is wrong, if anything; `eager` also tells an empty or unfinished field. */
  readonly showProblem: (manner: 'eager' | 'lenient') => void;
};

export function createTextField(setup: FieldSetup): TextField {
  const id = `field-${setup.name}`;
  const label = element('label', { class: 'Label', for: id });
  const input = element('input', {
    class: 'Input Input--empty',
    id,
    name: setup.name,
    autocomplete: setup.autocomplete,
    inputmode: setup.name === 'postal-code' ? undefined : 'numeric',
    type: 'text',
    spellcheck: 'false',
    autocorrect: 'off',
    autocapitalize: 'off',
    'aria-describedby': `${id}-error`,
    'aria-invalid': 'false',
  });
  const slot = element('span', { class: 'Slot', 'aria-hidden': 'true' });
  const error = element('p', { class: 'Error', id: `${id}-error`, role: 'alert' });
  const root = element(
    'div',
    { class: `Field Field--${setup.name}` },
    label,
    element('div', { class: 'InputWrap' }, input, slot),
    error,
  );
  let texts: Texts | undefined;
  let shown: Problem | undefined;

  function show(problem: Problem | undefined): void {
    shown = problem;
    const text = problem === undefined ? '' : (texts?.invalid[problem] ?? '');
    if (error.textContent !== text) error.textContent = text;
    input.setAttribute('aria-invalid', String(problem !== undefined));
    input.classList.toggle('Input--invalid', problem !== undefined);
  }

  function setText(text: string): void {
    input.value = setup.format(text, false);
    input.classList.toggle('Input--empty', input.value === '');
    if (input.value === '') show(undefined);
  }

  input.addEventListener('input', (event) => {
    const kind = event instanceof InputEvent ? event.inputType : '';
    reformatInput(input, setup.format, kind.startsWith('delete'));
    input.classList.toggle('Input--empty', input.value === '');
    const problem = setup.problem(input.value);
    // While it is being typed a text is not yet wrong for being short.
    show(problem?.startsWith('incomplete') ? undefined : problem);
    setup.onEdit(
      kind.startsWith('insert') && kind !== 'insertReplacementText' ? 'typed' : 'autofill',
    );
  });
  input.addEventListener('blur', () => {
    if (input.value !== '') show(setup.problem(input.value));
  });
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Backspace' && input.value === '') setup.onLeaveBack();
  });

  return {
    root,
    input,
    slot,
    problem: () => setup.problem(input.value),
    setText,
    setWording: (labelText, placeholder, newTexts) => {
      texts = newTexts;
      label.textContent = labelText;
      input.placeholder = placeholder;
      show(shown);
    },
    showProblem: (manner) => {
      const problem = setup.problem(input.value);
      if (manner === 'eager' || input.value !== '') show(problem);
    },
  };
}
