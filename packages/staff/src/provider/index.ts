export { type StaffPlace, StaffProvider, useStaffPlace } from './staff-provider';
