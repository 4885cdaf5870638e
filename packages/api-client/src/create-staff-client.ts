import { boardCalls, type BoardCalls } from './calls/board';
import { type DeviceCalls, deviceCalls } from './calls/devices';
import { type GuestCalls, guestCalls } from './calls/guests';
import { reportCalls, type ReportCalls } from './calls/reports';
import { type RestaurantCalls, restaurantCalls } from './calls/restaurants';
import { staffCalls, type StaffCalls } from './calls/staff';
import { staffDeliveryCalls, type StaffDeliveryCalls } from './calls/staff-deliveries';
import { type StaffTableCalls, staffTableCalls } from './calls/staff-tables';
import { terminalCalls, type TerminalCalls } from './calls/terminals';
import { type ApiClientOptions, createTransport } from './transport/create-transport';

/** The calls of the people who work there and of their devices; guests' apps do not carry them. */
export type StaffClient = StaffCalls &
  StaffTableCalls &
  DeviceCalls &
  BoardCalls &
  ReportCalls &
  StaffDeliveryCalls &
  TerminalCalls &
  RestaurantCalls &
  Pick<GuestCalls, 'getReceipt'>;

/** A client for the API at an origin, for apps that staff use. */
export function createStaffClient(options: ApiClientOptions = {}): StaffClient {
  const transport = createTransport(options);
  return {
    ...restaurantCalls(transport),
    ...staffCalls(transport),
    ...staffTableCalls(transport),
    ...deviceCalls(transport),
    ...boardCalls(transport),
    ...reportCalls(transport),
    ...staffDeliveryCalls(transport),
    ...terminalCalls(transport),
    getReceipt: guestCalls(transport).getReceipt,
  };
}
