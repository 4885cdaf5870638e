export { BrandTiles } from './brand-tiles';
