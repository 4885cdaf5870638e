const COMMENT = /\/\*\*?[\s\S]*?\*\/|^[ \t]*\/\/.*$|(?<=[;,{)])[ \t]*\/\/.*$/gmu;
const RIDDLE = /^(?:What|Whatever|Who|Whoever|Whom|Whose|That|Nobody|Somebody)\b/u;

/**
 * Returns `[line, first words]` of each comment that begins with a pronoun instead of the thing it is about. Lines of `//` that
 * follow each other are one comment.
 */
export function riddlesIn(text) {
  let lastLine = 0;
  return [...text.matchAll(COMMENT)].flatMap(({ 0: comment, index }) => {
    const line = text.slice(0, index).split('\n').length;
    const isContinued = comment.trimStart().startsWith('//') && lastLine === line - 1;
    lastLine = comment.trimStart().startsWith('//') ? line : 0;
    const words = comment.replaceAll(/^\s*(?:\/\*\*?|\/\/|\*)[ \t]*|\*\/$/gmu, '').trim();
    return !isContinued && RIDDLE.test(words) ? [[line, words.slice(0, 60)]] : [];
  });
}
