/** One thing that is wrong with a restaurant's folder: where, what, and what would be right. */
export type BundleFault = {
  readonly file: string;
  /** Counted from 1; null when the fault is not at a place in a text. */
  readonly line: number | null;
  /** e.g. menus[0].categories[1].items[3].price; empty for the file as a whole. */
  readonly path: string;
  readonly message: string;
};

/** `menus.yaml:12 menus[0].name: is missing` */
export function formatFault({ file, line, path, message }: BundleFault): string {
  const place = line === null ? file : `${file}:${line}`;
  return path === '' ? `${place}: ${message}` : `${place} ${path}: ${message}`;
}

/** A path as people read it. */
export function formatPath(path: readonly PropertyKey[]): string {
  return path
    .map((step, index) =>
      typeof step === 'number' ? `[${step}]` : `${index === 0 ? '' : '.'}${String(step)}`,
    )
    .join('');
}
