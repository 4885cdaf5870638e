/** Returns the first of a list of processors or services for a fault test, or all of them with COMANDA_PROCESSORS=all. */
export function firstOrAll<const Each>(services: readonly [Each, ...Each[]]): readonly Each[] {
  return process.env['COMANDA_PROCESSORS'] === 'all' ? services : [services[0]];
}
