/** The readers of the test kiosk: one pair for each file of tests, because a reader asks for one card at a time. */
export const READERS = [
  { label: 'Orders', stripe: 'tmr_TideOrders', nuvei: '221921800011' },
  { label: 'Staff', stripe: 'tmr_TideStaff', nuvei: '221921800012' },
  { label: 'Events', stripe: 'tmr_TideEvents', nuvei: '221921800013' },
  { label: 'Counter', stripe: 'tmr_TideCounter', nuvei: '221921800014' },
] as const;

export type ReaderLabel = (typeof READERS)[number]['label'];
