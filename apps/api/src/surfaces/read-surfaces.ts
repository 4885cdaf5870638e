import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { addressPattern } from '@comanda/contracts/address-pattern';
import { z } from 'zod';
import { PAGE_NEEDS, type PageNeed } from './content-security-policy';

const surfacesSchema = z.array(
  z.strictObject({
    app: z.string().regex(/^[a-z0-9-]+$/),
    paths: z.array(z.string().startsWith('/')),
    /** Whether its documents are drawn here; a web server before this one then asks for them. */
    drawn: z.boolean().optional(),
    needs: z.array(z.enum(PAGE_NEEDS)).default([]),
  }),
);

export type Surface = {
  readonly app: string;
  readonly patterns: readonly RegExp[];
  /** The folder of its built files; null when it was not built, or is the api itself. */
  readonly folder: string | null;
  readonly needs: readonly PageNeed[];
};

/** Reads the table of who owns which address, most specific first; the apps lie beside it. None when there is no table. */
export function readSurfaces(file: string): Surface[] {
  if (!existsSync(file)) return [];
  const table = surfacesSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return table.map(({ app, paths, needs }) => {
    const folder = join(dirname(file), 'apps', app, 'dist');
    return {
      app,
      patterns: paths.map(addressPattern),
      needs,
      folder: existsSync(join(folder, 'index.html')) ? folder : null,
    };
  });
}
