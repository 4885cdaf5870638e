import type { Audience } from '@comanda/contracts/routes';

export type GuestPrincipal = {
  readonly role: 'guest';
  readonly restaurant_id: string;
  readonly table_id: string;
  readonly table_session_id: string;
};

export type StaffPrincipal = {
  readonly role: 'staff';
  readonly restaurant_id: string;
  readonly staff_id: string;
};

export type OperatorPrincipal = { readonly role: 'operator' };

/** Who a request speaks for, proved by a token. The auth plugin puts it on the request; nobody else does. */
export type Principal = GuestPrincipal | StaffPrincipal | OperatorPrincipal;

type Demanded = { guest: GuestPrincipal; staff: StaffPrincipal; operator: OperatorPrincipal };

/** What a handler can count on: the role its audience demands, or whoever it is (perhaps nobody) where none is. */
export type PrincipalOf<A extends Audience> = A extends keyof Demanded
  ? Demanded[A]
  : Principal | null;

/** Whether a principal may call a route of this audience at all; what it may touch is the use case's question. */
export function isAllowed(audience: Audience, principal: Principal | null): boolean {
  switch (audience) {
    case 'guest':
    case 'staff':
    case 'operator':
      return principal?.role === audience;
    case 'public':
    case 'receipt':
    case 'processor':
      return true;
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    principal: Principal | null;
  }
}
