import type { z } from 'zod';
import { describeIssue } from './describe-issue';
import type { BundleFault } from './fault';
import { nearestBranch } from './nearest-branch';
import { nearestWord } from './nearest-word';
import { keysOf, kindsAt, schemaAt } from './schema-at';
import type { YamlSource } from './yaml-source';

type Issue = z.core.$ZodIssue;

/** Checks one file against its schema: the value with defaults filled in, or every fault with its line. */
export function checkSchema<Schema extends z.ZodType>(
  schema: Schema,
  source: YamlSource,
): { value: z.output<Schema> | null; faults: BundleFault[] } {
  const parsed = schema.safeParse(source.value ?? {}, { reportInput: true });
  if (parsed.success) return { value: parsed.data, faults: [] };
  return { value: null, faults: parsed.error.issues.flatMap((issue) => describe(issue, [])) };

  function describe(issue: Issue, base: readonly PropertyKey[]): BundleFault[] {
    const path = [...base, ...issue.path];
    switch (issue.code) {
      case 'unrecognized_keys':
        return issue.keys.map((key) =>
          source.faultAt([...path, key], unknownKey(key, schemaAt(schema, path))),
        );
      case 'invalid_union':
        // Of several kinds told apart by one field, none was named.
        if (issue.errors.length === 0)
          return [
            source.faultAt(
              path,
              `is not a known kind; known are: ${kindsAt(schema, path).join(', ')}`,
            ),
          ];
        return nearestBranch(issue).flatMap((inner) => describe(inner, path));
      case 'invalid_key':
        return [
          source.faultAt(
            path,
            `this key is not allowed: ${issue.issues.map((each) => describeIssue(each, undefined)).join('; ')}`,
          ),
        ];
      default:
        return [source.faultAt(path, describeIssue(issue, schemaAt(schema, path)))];
    }
  }
}

function unknownKey(key: string, schema: z.ZodType | undefined): string {
  const keys = keysOf(schema);
  if (keys.length === 0) return 'is not a known key';
  const near = nearestWord(key, keys);
  const known = `is not a known key; known here: ${keys.join(', ')}`;
  return near === null ? known : `is not a known key; did you mean ${near}?`;
}
