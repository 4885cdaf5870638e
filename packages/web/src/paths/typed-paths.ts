type VariablesIn<Pattern extends string> = Pattern extends `${string}{${infer Name}}${infer Rest}`
  ? Name | VariablesIn<Rest>
  : never;

type Patterns = Readonly<Record<string, string>>;

/** The variables a pattern needs, by name. */
export type PathVariables<Pattern extends string> = Readonly<Record<VariablesIn<Pattern>, string>>;

export type TypedPaths<All extends Patterns> = {
  /** Builds the address of a page, with its variables encoded; throws when one is missing or is not in the pattern. */
  readonly pathTo: <Name extends keyof All & string>(
    name: Name,
    variables: PathVariables<All[Name]>,
  ) => string;
  /** The same pattern as the router writes it: `/v2/:endpoint/home`. */
  readonly routePattern: (name: keyof All & string) => string;
  /** All of them as the router writes them, by name. */
  readonly routePatterns: Readonly<Record<keyof All, string>>;
};

const VARIABLE = /\{(\w+)\}/g;

/** Makes the functions for an app's addresses. `{name}` in a pattern is a variable; leaving one out does not compile. */
export function typedPaths<const All extends Patterns>(patterns: All): TypedPaths<All> {
  const routePatterns = Object.fromEntries(
    Object.entries(patterns).map(([name, pattern]) => [name, pattern.replaceAll(VARIABLE, ':$1')]),
  ) as Record<keyof All, string>; // the same keys
  return {
    pathTo: (name, variables) => fill(name, patterns[name] ?? '', variables),
    routePattern: (name) => routePatterns[name],
    routePatterns,
  };
}

function fill(
  name: string,
  pattern: string,
  given: Readonly<Record<string, string | undefined>>,
): string {
  const needed = [...pattern.matchAll(VARIABLE)].map(([, variable = '']) => variable);
  const extra = Object.keys(given).filter((variable) => !needed.includes(variable));
  if (extra.length > 0) {
    throw new Error(
      `The path "${name}" has no variable ${extra.join(', ')}: remove it from the call.`,
    );
  }
  return pattern.replaceAll(VARIABLE, (_, variable: string) => {
    const value = given[variable];
    if (!value) throw new Error(`The path "${name}" needs ${variable}: pass it to pathTo.`);
    return encodeURIComponent(value);
  });
}
