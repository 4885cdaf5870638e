import { IntegrationError } from '../../../browser/integration-error';
import { mountPlace } from '../../../browser/mount-place';
import { createHostedField } from '../../../hosted-fields/browser/hosted-field';
import type { HostedField } from '../../../hosted-fields/browser/hosted-field';
import type { FieldState } from '../../../hosted-fields/browser/field-messages';
import { errorOf, FIELD_NAMES, fieldOptions } from './checkout-fields';
import type { CheckoutField, FieldGiven } from './checkout-fields';
import { readToken } from './read-token';

const script = document.currentScript as HTMLScriptElement; // it is run by its own tag, as it asks for
const origin = new URL(script.src).origin;

type Handler = (event: Readonly<Record<string, unknown>>) => void;
type Part = { readonly hosted: HostedField; readonly fault: (state: FieldState) => Fault | null };
type Fault = { readonly type: string; readonly message: string };

/** customcheckout(): the fields of one card, and a token for it. */
function customCheckout(): object {
  const handlers = new Map<string, Handler[]>();
  const parts = new Map<CheckoutField, Part>();
  const group = crypto.randomUUID();

  function emit(event: string, data: Readonly<Record<string, unknown>>): void {
    for (const handler of handlers.get(event) ?? []) handler(data);
  }

  function create(type: CheckoutField, given: FieldGiven = {}): object {
    if (!(type in FIELD_NAMES)) throw new IntegrationError(`There is no field of type ${type}.`);
    if (parts.has(type)) throw new IntegrationError(`The field ${type} has been created already.`);
    let options = given;
    let before = { empty: true, complete: false, brand: 'unknown', fault: '' };

    function fault(state: FieldState): Fault | null {
      const isOther = options.brands && state.brand && !options.brands.includes(state.brand);
      const problem = isOther ? 'other_brand' : state.problem;
      return state.empty || problem !== null
        ? errorOf(type, state.empty, problem ?? 'incomplete_number')
        : null;
    }

    const hosted = createHostedField({
      address: `${origin}/bambora/customcheckout/1/field`,
      service: 'bambora',
      field: FIELD_NAMES[type],
      group,
      title: fieldOptions(type, given).label,
      options: fieldOptions(type, given),
      onReady: () => undefined,
      onState(state, reason) {
        const found = fault(state);
        const isTold = found && (reason === 'blur' ? !state.empty : before.fault !== '');
        const now = {
          empty: state.empty,
          complete: found === null,
          brand: state.brand ?? 'unknown',
          fault: isTold ? found.type : '',
        };
        if (now.empty !== before.empty) emit('empty', { field: type, empty: now.empty });
        if (now.brand !== before.brand) emit('brand', { field: type, brand: now.brand });
        if (now.complete !== before.complete)
          emit('complete', { field: type, complete: now.complete });
        if (isTold && now.fault !== before.fault) emit('error', { field: type, ...found });
        before = now;
      },
      onSignal: (kind) => emit(kind, { field: type }),
    });
    parts.set(type, { hosted, fault });

    return {
      mount: (target: HTMLElement | string) => mountPlace(target).replaceChildren(hosted.frame),
      unmount: () => hosted.remove(),
      focus: () => hosted.send({ kind: 'focus' }),
      blur: () => hosted.send({ kind: 'blur' }),
      clear: () => hosted.send({ kind: 'clear' }),
      update(changes: FieldGiven) {
        options = { ...options, ...changes };
        hosted.configure(fieldOptions(type, options));
      },
    };
  }

  /** Tells each field's fault, or hands the card in; the answer comes to the callback either way. */
  function createToken(done: (result: object) => void): void {
    const faults = [...parts].flatMap(([type, { hosted, fault }]) => {
      hosted.send({ kind: 'check' });
      const found = fault(hosted.state());
      if (found) emit('error', { field: type, ...found });
      return found ? [found] : [];
    });
    const number = parts.get('card-number')?.hosted;
    if (faults.length > 0 || number === undefined) {
      const message = 'One or more fields are not complete.';
      done({ error: { field: 'token', type: 'TokenizationValidationFailed', message } });
      return;
    }
    void handIn(number, done);
  }

  return {
    create,
    createToken,
    on(event: string, handler: Handler) {
      handlers.set(event, [...(handlers.get(event) ?? []), handler]);
    },
  };
}

async function handIn(number: HostedField, done: (result: object) => void): Promise<void> {
  done(readToken(await number.tokenize('')));
}

Object.assign(window, { customcheckout: customCheckout });
