import type { Result } from '@comanda/kernel';

import type { Access, StripeCall } from '../world';
import type { StripeFailure } from './failure';
import type { FormMap } from './form';
import { readParams } from './params';
import type { ParamsOf } from './params';

type Shape = Parameters<typeof readParams>[1];

/** One operation of the API, ready to be served. */
export type StripeRoute = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** `publishable` lets the browser in, too. */
  readonly access: Access;
  readonly handle: (call: StripeCall, form: FormMap, id: string) => Result<object, StripeFailure>;
};

type Definition<Fields extends Shape> = Omit<StripeRoute, 'handle'> & {
  readonly params: Fields;
  readonly handle: (
    call: StripeCall,
    params: ParamsOf<Fields>,
    id: string,
  ) => Result<object, StripeFailure>;
};

/** Declares an operation: its parameters are read and typed before it is called. */
export function route<Fields extends Shape>(definition: Definition<Fields>): StripeRoute {
  const { method, path, access, params: shape, handle } = definition;
  return {
    method,
    path,
    access,
    handle: (call, form, id) => {
      const params = readParams(form, shape);
      return params.ok ? handle(call, params.value, id) : params;
    },
  };
}
