export { type PathVariables, typedPaths } from './typed-paths';
