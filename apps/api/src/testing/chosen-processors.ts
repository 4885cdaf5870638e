/**
 * The processors, or the ways of one, that a test of faults goes through: all with COMANDA_PROCESSORS=all, as in the long tests,
 * otherwise only the first.
 */
export function chosenProcessors<Processor>(all: readonly Processor[]): readonly Processor[] {
  return process.env['COMANDA_PROCESSORS'] === 'all' ? all : all.slice(0, 1);
}
