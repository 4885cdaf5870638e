import type { TablesFile } from '@comanda/contracts/bundle';
import type { BundleFault } from './fault';
import { unknownReference } from './unknown-reference';
import type { YamlSource } from './yaml-source';

/** Checks rules of tables.yaml that its schema cannot express. */
export function checkTables(source: YamlSource, { sections, tables }: TablesFile): BundleFault[] {
  const sectionKeys = sections.map(({ key }) => key);
  return [
    ...repeats(source, 'sections', 'key', sectionKeys),
    ...repeats(
      source,
      'tables',
      'key',
      tables.map(({ key }) => key),
    ),
    ...repeats(
      source,
      'tables',
      'local_id',
      tables.map(({ local_id }) => local_id),
    ),
    ...tables.flatMap(({ section }, index) =>
      section === null || sectionKeys.includes(section)
        ? []
        : [
            source.faultAt(
              ['tables', index, 'section'],
              unknownReference('section', section, sectionKeys),
            ),
          ],
    ),
  ];
}

function repeats(
  source: YamlSource,
  list: 'sections' | 'tables',
  field: 'key' | 'local_id',
  values: readonly (string | null)[],
): BundleFault[] {
  return values.flatMap((value, index) =>
    value === null || values.indexOf(value) === index
      ? []
      : [source.faultAt([list, index, field], `"${value}" stands here twice; keep one`)],
  );
}
