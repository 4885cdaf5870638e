import venue from '../../locales/es/venue.json';

/** One chunk: what is read where a restaurant is more than its menus: its rooms, its desk, its pictures, its parking spots, its tablets. */
export const texts = { venue };
