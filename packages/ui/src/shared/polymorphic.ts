import type { ComponentPropsWithRef, ElementType } from 'react';

/**
 * Props of a component that draws itself as `component` (a router's Link, 'a', 'button') and hands it whatever it does not use itself.
 */
export type PolymorphicProps<C extends ElementType, Own> = Own & { readonly component: C } & Omit<
    ComponentPropsWithRef<C>,
    keyof Own | 'component' | 'children'
  >;
