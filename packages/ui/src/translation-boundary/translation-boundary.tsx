import { Component, type PropsWithChildren } from 'react';

/** More than that is a fault of another kind, which the next boundary shows. */
const MOST_REMOUNTS = 20;

type State = { readonly error: unknown };

/**
 * Mounts its children again when React misses a node that a translation of the browser has replaced
 * (https://github.com/facebook/react/issues/11538). State outside of the children is kept; other errors go on to the next boundary
 * (UI-25).
 */
export class TranslationBoundary extends Component<PropsWithChildren, State> {
  override state: State = { error: null };
  #remounts = 0;

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override componentDidCatch(): void {
    this.#remounts += 1;
    this.setState({ error: null });
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (!isMissingNode(error) || this.#remounts >= MOST_REMOUNTS) {
      // oxlint-disable-next-line typescript/only-throw-error -- what a child threw
      throw error;
    }
    return null;
  }
}

/** A browser refuses to remove a node, or to insert one before it, that is not where React put it. */
function isMissingNode(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotFoundError';
}
