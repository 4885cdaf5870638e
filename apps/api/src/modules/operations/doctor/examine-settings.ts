import type { Patient } from './examine';
import { type Finding, finding } from './finding';

/** Settings that are right for trying and wrong for business. */
export async function examineSettings({ config }: Patient): Promise<Finding[]> {
  const isProduction = process.env['NODE_ENV'] === 'production';
  const findings = [];
  if (config.isSandbox)
    findings.push(
      finding(
        'sandbox',
        isProduction ? 'warn' : 'ok',
        'payments go to the sandbox or to test keys: no money moves',
      ),
    );
  const { hostname, protocol } = new URL(config.publicUrl);
  if (isProduction && protocol === 'http:' && !['localhost', '127.0.0.1'].includes(hostname))
    findings.push(
      finding(
        'PUBLIC_URL',
        'warn',
        `${config.publicUrl} is not encrypted: browsers offer no wallets and keep no sessions there`,
      ),
    );
  if (config.contactSink.kind === 'log')
    findings.push(finding('contact form', 'ok', 'what comes in stays here: comanda contacts'));
  return findings;
}
