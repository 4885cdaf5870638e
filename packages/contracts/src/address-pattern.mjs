/**
 * Reads a pattern of addresses as surfaces.json has them: `{name}` stands for one path segment or a part of one, `/**` for
 * everything below and the folder itself. Plain JavaScript, because the build reads the table, too.
 *
 * @param {string} path
 * @returns {RegExp}
 */
export function addressPattern(path) {
  const source = path
    .split(/(\{\w+\}|\/\*\*)/u)
    .map((part) => {
      if (part === '/**') return '(?:/.*)?';
      if (part.startsWith('{')) return '[^/]+';
      return part.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
    })
    .join('');
  return new RegExp(`^${source}$`, 'u');
}

/**
 * The first row with a pattern that fits a path, which may end with a slash.
 *
 * @template {{ readonly patterns: readonly RegExp[] }} Row
 * @param {readonly Row[]} rows
 * @param {string} path
 * @returns {Row | undefined}
 */
export function firstOwner(rows, path) {
  const trimmed = path.replace(/(?<=.)\/+$/u, '');
  return rows.find(({ patterns }) => patterns.some((pattern) => pattern.test(trimmed)));
}
