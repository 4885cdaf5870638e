export { RewardReminder } from './reward-reminder';
export { useRewardReminder } from './use-reward-reminder';
