import { createHostedField } from '../../../hosted-fields/browser/hosted-field';
import type { HostedField } from '../../../hosted-fields/browser/hosted-field';
import type { FieldState, TokenAnswer } from '../../../hosted-fields/browser/field-messages';
import { FIELDS, fieldOf } from './collect-options';
import type { CollectField, CollectOptions } from './collect-options';

const script = document.currentScript as HTMLScriptElement; // it is run by its own tag, as it asks for
const origin = new URL(script.src).origin;
const key = script.dataset['tokenizationKey'] ?? '';

const MESSAGES: Readonly<Record<CollectField, string>> = {
  ccnumber: 'Card number must be 13-19 digits and a recognizable card format',
  ccexp: 'Expiration date must be a present or future month and year',
  cvv: 'CVV must be 3 or 4 digits',
};

let options: CollectOptions = {};
let fields = new Map<CollectField, HostedField>();

/** Builds the form anew; what an earlier call has put onto the page goes. */
function configure(given: CollectOptions): void {
  if (key === '') throw new Error('CollectJS: data-tokenization-key is missing from the script.');
  if (given.variant !== 'inline') throw new Error('CollectJS: the sandbox knows variant "inline".');
  options = given;
  for (const field of fields.values()) field.remove();
  const group = crypto.randomUUID();
  const made = new Map<CollectField, HostedField>();
  let waiting = 3;
  for (const [name, field] of Object.entries(FIELDS) as [CollectField, 'cvv'][]) {
    const wanted = fieldOf(given, name);
    const hosted = createHostedField({
      address: `${origin}/nmi/token/inline`,
      service: 'nmi',
      field,
      group,
      title: wanted.title,
      options: wanted.field,
      onReady() {
        waiting -= 1;
        if (waiting === 0) given.fieldsAvailableCallback?.();
      },
      onState(state, reason) {
        if (reason === 'blur' ? !state.empty : state.problem === null) judge(name, state);
      },
      onSignal: () => undefined,
    });
    wanted.place.replaceChildren(hosted.frame);
    made.set(name, hosted);
  }
  fields = made;
}

function judge(name: CollectField, { empty, problem }: FieldState): boolean {
  const isValid = !empty && problem === null;
  const message = empty ? 'Field is empty' : MESSAGES[name];
  options.validationCallback?.(name, isValid, isValid ? 'Success' : message);
  return isValid;
}

/** Asks for a token. An incomplete form is told field by field, and otherwise met with silence until the time is over. */
function startPaymentRequest(event?: unknown): void {
  const { timeoutCallback, timeoutDuration = 10_000 } = options;
  const timer = setTimeout(() => timeoutCallback?.(), Number(timeoutDuration));
  const verdicts = [...fields].map(([name, field]) => {
    field.send({ kind: 'check' });
    return judge(name, field.state());
  });
  if (!verdicts.includes(false)) void handIn(event ?? null, timer);
}

async function handIn(initiatedBy: unknown, timer: ReturnType<typeof setTimeout>): Promise<void> {
  const { callback } = options;
  const answer = await fields.get('ccnumber')?.tokenize(key);
  const token = answer === undefined ? null : tokenOf(answer);
  if (token === null) return;
  clearTimeout(timer);
  callback?.({ ...token, initiatedBy, check: {}, wallet: {} });
}

function tokenOf({ status, body }: TokenAnswer): object | null {
  return status === 200 && typeof body === 'object' ? body : null;
}

Object.assign(window, {
  CollectJS: {
    configure,
    startPaymentRequest,
    clearInputs: () => {
      for (const field of fields.values()) field.send({ kind: 'clear' });
    },
  },
});
