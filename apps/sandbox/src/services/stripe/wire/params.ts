import { err, ok } from '@comanda/kernel';
import type { Result } from '@comanda/kernel';

import { badRequest } from './failure';
import type { StripeFailure } from './failure';
import type { FormMap, FormValue } from './form';

/** Turns one form field into a typed value, or into the error that Stripe gives for it. */
export type Reader<Value> = (value: FormValue, param: string) => Result<Value, StripeFailure>;
type RequiredReader<Value> = { readonly required: Reader<Value> };
type Shape = Readonly<Record<string, Reader<unknown> | RequiredReader<unknown>>>;

/** The typed parameters of a shape: required ones are there, the others may be undefined. */
export type ParamsOf<Fields> = {
  readonly [Name in keyof Fields]: Fields[Name] extends RequiredReader<infer Value>
    ? Value
    : Fields[Name] extends Reader<infer Value>
      ? Value | undefined
      : never;
};

/** Reads a whole form: unknown names are refused as Stripe refuses them, not ignored. */
export function readParams<Fields extends Shape>(
  form: FormMap,
  shape: Fields,
  prefix = '',
): Result<ParamsOf<Fields>, StripeFailure> {
  const unknown = [...form.keys()].filter((name) => !Object.hasOwn(shape, name));
  if (unknown.length > 0)
    return err(unknownParameters(unknown.map((name) => nested(prefix, name))));
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(shape)) {
    const param = nested(prefix, name);
    const value = form.get(name);
    if (value === undefined) {
      if (typeof field !== 'function') return err(missingParameter(param));
      continue;
    }
    const read = typeof field === 'function' ? field(value, param) : field.required(value, param);
    if (!read.ok) return read;
    values[name] = read.value;
  }
  // The loop above has put exactly what ParamsOf describes into the record.
  return ok(values as ParamsOf<Fields>);
}

export function required<Value>(reader: Reader<Value>): RequiredReader<Value> {
  return { required: reader };
}

/** An empty string unsets the field: read as null. */
export function emptyable<Value>(reader: Reader<Value>): Reader<Value | null> {
  return (value, param) => (value === '' ? ok(null) : reader(value, param));
}

export function text(value: FormValue, param: string): Result<string, StripeFailure> {
  if (typeof value !== 'string') return err(badRequest('Invalid string', { param }));
  if (value === '') return err(emptyParameter(param));
  return ok(value);
}

/** An address to come back to: anything but http(s) would be run, not visited. */
export function webAddress(value: FormValue, param: string): Result<string, StripeFailure> {
  const read = text(value, param);
  if (!read.ok || /^https?:$/.test(URL.canParse(read.value) ? new URL(read.value).protocol : '')) {
    return read;
  }
  return err(badRequest('Not a valid URL', { code: 'url_invalid', param }));
}

export function integer(value: FormValue, param: string): Result<number, StripeFailure> {
  if (typeof value === 'string' && /^-?\d{1,15}$/.test(value)) return ok(Number(value));
  const shown = typeof value === 'string' ? value : '{}';
  return err(badRequest(`Invalid integer: ${shown}`, { code: 'parameter_invalid_integer', param }));
}

export function flag(value: FormValue, param: string): Result<boolean, StripeFailure> {
  if (value === 'true' || value === 'false') return ok(value === 'true');
  const shown = typeof value === 'string' ? value : '{}';
  return err(badRequest(`Invalid boolean: ${shown}`, { param }));
}

export function oneOf<const Choice extends string>(...choices: readonly Choice[]): Reader<Choice> {
  return (value, param) => {
    const found = choices.find((choice) => choice === value);
    if (found !== undefined) return ok(found);
    const name = param.replace(/.*\[(.+)\]$/, '$1');
    const known = choices.join(', ').replace(/, ([^,]+)$/, ', or $1');
    return err(badRequest(`Invalid ${name}: must be one of ${known}`, { param }));
  };
}

export function listOf<Value>(reader: Reader<Value>): Reader<readonly Value[]> {
  return (value, param) => {
    if (typeof value === 'string') return err(badRequest('Invalid array', { param }));
    const items: Value[] = [];
    for (const [index, item] of value) {
      const read = reader(item, `${param}[${index}]`);
      if (!read.ok) return read;
      items.push(read.value);
    }
    return ok(items);
  };
}

export function group<Fields extends Shape>(shape: Fields): Reader<ParamsOf<Fields>> {
  return (value, param) =>
    typeof value === 'string'
      ? err(badRequest('Invalid object', { param }))
      : readParams(value, shape, param);
}

/** A documented parameter that the sandbox accepts and does not act upon. */
export function accepted(value: FormValue): Result<FormValue, never> {
  return ok(value);
}

function nested(prefix: string, name: string): string {
  return prefix === '' ? name : `${prefix}[${name}]`;
}

function unknownParameters(names: readonly string[]): StripeFailure {
  const noun = names.length === 1 ? 'parameter' : 'parameters';
  const details = { code: 'parameter_unknown', param: names[0] ?? '' };
  return badRequest(`Received unknown ${noun}: ${names.join(', ')}`, details);
}

function missingParameter(param: string): StripeFailure {
  return badRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
}

function emptyParameter(param: string): StripeFailure {
  const message = `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however '${param}' cannot be unset. You should remove '${param}' from your request or supply a non-empty value.`;
  return badRequest(message, { code: 'parameter_invalid_empty', param });
}
