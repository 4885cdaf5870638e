import { productionFaults } from '../../../production-faults';
import type { Patient } from './examine';
import { type Finding, finding } from './finding';

/** Settings that are right for trying and wrong for business: a server refuses to start with them. */
export async function examineSettings({ config }: Patient): Promise<Finding[]> {
  const verdict = config.allowsSandbox ? 'warn' : 'fail';
  const findings = productionFaults(config).map(({ name, message }) =>
    finding(name, verdict, message),
  );
  if (config.isSandbox)
    findings.push(
      finding(
        'sandbox',
        config.isDevelopment ? 'ok' : verdict,
        'payments go to the sandbox or to test keys: no money moves',
      ),
    );
  if (config.contactSink.kind === 'log')
    findings.push(finding('contact form', 'ok', 'what comes in stays here: comanda contacts'));
  return findings;
}
