export { type Chime, createChime } from './create-chime';
export { useUnlockedChime } from './use-unlocked-chime';
