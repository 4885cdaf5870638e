import { type Admission, createAdmission } from './create-admission';

/** Admits every call. For tests, whose answers must not depend on how busy the machine is. */
export function admitAll(): Admission {
  return { ...createAdmission(), admits: () => true, isFull: () => false };
}
