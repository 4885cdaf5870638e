export * from './menus';
export * from './operations';
export * from './orders';
export * from './payments';
export * from './restaurants';
export * from './staff';
export * from './tables';
