export { useUnlockedChime } from './use-unlocked-chime';
