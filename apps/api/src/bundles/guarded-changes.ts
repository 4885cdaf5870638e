import type { BundleFault } from './fault';
import { lostCodes } from './lost-codes';
import type { BundleRows, RestaurantRow } from './stored-rows';

type Change = { readonly path: string; readonly message: string };

const ACCOUNTS = [
  'payment_service',
  'stripe_acct',
  'nuvei_acct',
  'nmi_public_key',
  'bambora_mid',
] as const;

/**
 * The changes of an existing restaurant that hand it to other people: its name, PINs, accounts and webhook. A folder with
 * the wrong endpoint makes them too, so an import applies them only when it is told to. Printed codes that would lead
 * nowhere, or to another table, are among them.
 */
export function guardedChanges(stored: BundleRows | null, wanted: BundleRows): BundleFault[] {
  if (stored === null) return [];
  const [old, row] = [stored.restaurant, wanted.restaurant];
  const changes = [
    ...changeOfText('name', old.name, row.name),
    ...changesOfStaff(stored.staff, wanted.staff),
    ...changeOfSecret('setup_code', old.setup_code_hash, row.setup_code_hash),
    ...ACCOUNTS.flatMap((path) => changeOfText(path, old.settings[path], row.settings[path])),
    ...changesOfSecrets(old.payment_secrets, row.payment_secrets),
    ...changeOfText('webhook', old.webhook?.url, row.webhook?.url),
    ...changeOfWebhookSecret(old.webhook, row.webhook),
  ].map((change) => ({ file: 'restaurant.yaml', ...change }));
  return [...changes, ...lostCodes(stored.tables, wanted.tables)].map(
    ({ file, path, message }) => ({
      file,
      line: null,
      path,
      message: `${message} (${row.endpoint} exists; --replace allows it)`,
    }),
  );
}

type Text = string | null | undefined;

function changeOfText(path: string, old: Text, wanted: Text): Change[] {
  if ((old ?? null) === (wanted ?? null)) return [];
  return [{ path, message: `would change from ${old ?? 'nothing'} to ${wanted ?? 'nothing'}` }];
}

function changeOfSecret(path: string, old: Text, wanted: Text): Change[] {
  return (old ?? null) === (wanted ?? null) ? [] : [{ path, message: 'would change' }];
}

function changesOfSecrets(
  old: RestaurantRow['payment_secrets'],
  wanted: RestaurantRow['payment_secrets'],
): Change[] {
  const [before, after] = [
    new Map(Object.entries(old ?? {})),
    new Map(Object.entries(wanted ?? {})),
  ];
  const names = [...new Set([...before.keys(), ...after.keys()])];
  return names.flatMap((name) =>
    changeOfSecret(`payment_secrets.${name}`, before.get(name), after.get(name)),
  );
}

/** Of the same address; another one is listed by itself. */
function changeOfWebhookSecret(
  old: RestaurantRow['webhook'],
  wanted: RestaurantRow['webhook'],
): Change[] {
  if (old?.url !== wanted?.url) return [];
  return changeOfSecret('webhook.secret', old?.secret, wanted?.secret);
}

function changesOfStaff(old: BundleRows['staff'], wanted: BundleRows['staff']): Change[] {
  const pins = new Map(old.map(({ name, pin_hash }) => [name, pin_hash]));
  const names = new Set(wanted.map(({ name }) => name));
  const added = wanted.filter(({ name }) => !pins.has(name));
  const changed = wanted.filter(
    ({ name, pin_hash }) => pins.has(name) && pins.get(name) !== pin_hash,
  );
  const parts = [
    ...added.map(({ name }) => `add ${name}`),
    ...changed.map(({ name }) => `give ${name} another PIN`),
    ...old.filter(({ name }) => !names.has(name)).map(({ name }) => `remove ${name}`),
  ];
  return parts.length === 0 ? [] : [{ path: 'staff', message: `would ${parts.join('; ')}` }];
}
