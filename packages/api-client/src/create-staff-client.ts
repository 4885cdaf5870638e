import { boardCalls, type BoardCalls } from './calls/board';
import { type DeviceCalls, deviceCalls } from './calls/devices';
import { type GuestCalls, guestCalls } from './calls/guests';
import { staffCalls, type StaffCalls } from './calls/staff';
import { terminalCalls, type TerminalCalls } from './calls/terminals';
import { type ApiClientOptions, createTransport } from './transport/create-transport';

/** The calls of the people who work there and of their devices; guests' apps do not carry them. */
export type StaffClient = StaffCalls &
  DeviceCalls &
  BoardCalls &
  TerminalCalls &
  Pick<GuestCalls, 'getReceipt'>;

/** A client for the API at an origin, for apps that staff use. */
export function createStaffClient(options: ApiClientOptions = {}): StaffClient {
  const transport = createTransport(options);
  return {
    ...staffCalls(transport),
    ...deviceCalls(transport),
    ...boardCalls(transport),
    ...terminalCalls(transport),
    getReceipt: guestCalls(transport).getReceipt,
  };
}
