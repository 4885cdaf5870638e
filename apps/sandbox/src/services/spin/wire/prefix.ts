/** Where the service's paths begin on the sandbox's origin. */
export const SPIN_PREFIX = '/spin';
