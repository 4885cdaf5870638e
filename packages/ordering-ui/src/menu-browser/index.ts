export { FoodFilterButton } from './food-filter-button';
export { SearchField } from './search-field';
export { SearchResults } from './search-results';
export { WholeMenu } from './whole-menu';
