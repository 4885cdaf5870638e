import type { DeliveryPlatform, DeviceKind, TableSectionType } from '@comanda/contracts';
import type { Audience } from '@comanda/contracts/routes';

export type GuestPrincipal = {
  readonly role: 'guest';
  readonly restaurant_id: string;
  readonly table_id: string;
  readonly table_session_id: string;
  /** DINE_IN at a real table; anything else is a table made for one party. */
  readonly section_type: TableSectionType;
  /** FRONT_COUNTER or KIOSK only while the staff session or the device that opened this one lives. */
  readonly platform: DeliveryPlatform;
  /** At a tablet or a kiosk of the restaurant nothing is cooked on trust: whoever orders there walks away. */
  readonly pays_first: boolean;
  /** The network that the call came from, for limits; null = staff or a device of the restaurant serve the guest. */
  readonly network: string | null;
};

export type StaffPrincipal = {
  readonly role: 'staff';
  readonly restaurant_id: string;
  readonly staff_id: string;
  readonly token_hash: string;
};

export type DevicePrincipal = {
  readonly role: 'device';
  readonly restaurant_id: string;
  readonly device_id: string;
  readonly kind: DeviceKind;
  readonly token_hash: string;
};

export type OperatorPrincipal = { readonly role: 'operator' };

/** The party a request acts for, proved by a token. Only the auth plugin sets it on the request. */
export type Principal = GuestPrincipal | StaffPrincipal | DevicePrincipal | OperatorPrincipal;

type Demanded = {
  guest: GuestPrincipal;
  staff: StaffPrincipal;
  device: DevicePrincipal;
  table: GuestPrincipal | StaffPrincipal | DevicePrincipal;
  board: StaffPrincipal | DevicePrincipal;
  staff_or_device: StaffPrincipal | DevicePrincipal;
  operator: OperatorPrincipal;
};

/** Principal a handler receives: the role its audience demands, or any principal (perhaps none) without a demand. */
export type PrincipalOf<A extends Audience> = A extends keyof Demanded
  ? Demanded[A]
  : Principal | null;

/** Whether a principal may call a route of this audience at all; what it may touch is the use case's question. */
export function isAllowed(audience: Audience, principal: Principal | null): boolean {
  switch (audience) {
    case 'guest':
    case 'staff':
    case 'device':
    case 'operator':
      return principal?.role === audience;
    case 'table':
      return principal !== null && principal.role !== 'operator';
    case 'board':
      return (
        principal?.role === 'staff' || (principal?.role === 'device' && principal.kind === 'screen')
      );
    case 'staff_or_device':
      return principal?.role === 'staff' || principal?.role === 'device';
    case 'public':
    case 'receipt':
    case 'processor':
      return true;
  }
}

/** The staff session or the device of a restaurant among those a request holds; a call that is open to all may be more to them. */
export function staffOrDeviceOf(
  principals: readonly Principal[],
  restaurant_id: string,
): StaffPrincipal | DevicePrincipal | null {
  const authorized = principals.filter((each) => each.role === 'staff' || each.role === 'device');
  return authorized.find((each) => each.restaurant_id === restaurant_id) ?? null;
}

declare module 'fastify' {
  interface FastifyRequest {
    principal: Principal | null;
  }
}
