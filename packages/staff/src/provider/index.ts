export { StaffCallError } from './reply-of';
export { type StaffPlace, StaffProvider, useStaffPlace } from './staff-provider';
