export type { CampaignsFile } from './campaigns-file';
export { campaignsFileSchema } from './campaigns-file';
export type { MenusFile } from './menus-file';
export { menusFileSchema } from './menus-file';
export type { RestaurantFile } from './restaurant-file';
export { restaurantFileSchema } from './restaurant-file';
export { dayName, dayOfWeek, type ScheduleFile } from './schedule-file';
export type { TranslationsFile } from './translations-file';
export { translationsFileSchema } from './translations-file';
