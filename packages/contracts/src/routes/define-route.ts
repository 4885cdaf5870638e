import type { z } from 'zod';
import type { Call } from '../calls';
import type { ErrorCode } from '../errors';

/**
 * Allowed callers: anyone; the guests of a table; they, staff or a paired device (table); anyone with the guest_id of a
 * receipt; staff; a paired device; staff or a paired screen (board); staff or any paired device (staff_or_device); the operator
 * of the machine; a processor (by signature).
 */
export type Audience =
  | 'public'
  | 'guest'
  | 'table'
  | 'receipt'
  | 'staff'
  | 'device'
  | 'board'
  | 'staff_or_device'
  | 'operator'
  | 'processor';

export type RouteDefinition = Call & {
  readonly summary: string;
  readonly area:
    | 'analytics'
    | 'contact'
    | 'delivery'
    | 'geocode'
    | 'videos'
    | 'restaurants'
    | 'menus'
    | 'campaigns'
    | 'tables'
    | 'guests'
    | 'orders'
    | 'payments'
    | 'staff'
    | 'devices'
    | 'operations';
  readonly audience: Audience;
  /** For calls open to all: whether it makes a difference that staff or a device calls. */
  readonly knows_caller?: true;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly reply: z.ZodType;
  /** Error codes beyond those of every route. */
  readonly errors: readonly ErrorCode[];
};

/** Keeps the literal types of one route. */
export function defineRoute<const Definition extends RouteDefinition>(
  route: Definition,
): Definition {
  return route;
}
