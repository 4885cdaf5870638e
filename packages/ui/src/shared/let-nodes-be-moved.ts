type Moves = {
  readonly removeChild: (child: Node) => Node;
  readonly insertBefore: (added: Node, next: Node | null) => Node;
};

/**
 * A browser that translates a page puts elements of its own in the place of texts, and React still takes the texts for what is there:
 * it takes one away, or puts something before it, and the browser refuses (https://github.com/facebook/react/issues/11538). From now on
 * what is not there any more counts as taken away, and what should stand before it stands last. It is the second line: a text that
 * comes and goes beside elements has an element of its own.
 */
export function letNodesBeMoved(): void {
  const moves: Moves = Node.prototype;
  const { removeChild, insertBefore } = moves;
  Object.assign(moves, {
    removeChild(this: Node, child: Node) {
      return child.parentNode === this ? removeChild.call(this, child) : child;
    },
    insertBefore(this: Node, added: Node, next: Node | null) {
      return insertBefore.call(this, added, next?.parentNode === this ? next : null);
    },
  });
}
