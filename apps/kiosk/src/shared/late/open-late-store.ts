import type { ReservedNumber } from '@comanda/contracts';
import {
  type KeptNumber,
  type KeptNumbers,
  type KeptOrder,
  type LateStore,
  NO_NUMBERS,
} from './late-store';
import { makeKey, seal, type Sealed, unseal } from './seal';

const DATABASE = 'comanda:kiosk:late';
const VERSION = 1;
const ORDERS = 'orders';
const SETTINGS = 'settings';

/** Opens the orders that this device keeps, encrypted with a key of its own; null where the browser keeps or encrypts nothing. */
export async function openLateStore(): Promise<LateStore | null> {
  if (!('indexedDB' in globalThis) || !('subtle' in crypto)) return null;
  try {
    // A browser that is short of space then deletes other sites first.
    void navigator.storage?.persist?.();
    const database = await openDatabase();
    return lateStore(database, await keyOf(database));
  } catch {
    return null;
  }
}

function lateStore(database: IDBDatabase, key: CryptoKey): LateStore {
  function begin(mode: IDBTransactionMode) {
    // On the disk before the guest reads a number.
    const work = database.transaction([ORDERS, SETTINGS], mode, { durability: 'strict' });
    return { work, orders: work.objectStore(ORDERS), settings: work.objectStore(SETTINGS) };
  }

  return {
    async numbers() {
      return await readNumbers(begin('readonly').settings);
    },
    async changeNumbers(change) {
      const { work, settings } = begin('readwrite');
      settings.put(change(await readNumbers(settings)), 'numbers');
      await done(work);
    },
    async add(order) {
      // A transaction ends by itself while anything else is waited for.
      const sealed = await seal(key, order);
      const { work, orders, settings } = begin('readwrite');
      const { numbers, ...kept } = await readNumbers(settings);
      const left = numbers.filter(({ local_number }) => local_number !== order.local_number);
      if (left.length === numbers.length) return false;
      settings.put({ ...kept, numbers: left }, 'numbers');
      orders.put(sealed, keyOfOrder(order));
      await done(work);
      return true;
    },
    async orders() {
      const sealed: readonly Sealed[] = await result(begin('readonly').orders.getAll());
      const opened = await Promise.allSettled(sealed.map((each) => unseal(key, each)));
      const read = opened.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
      const kept = read as KeptOrder[]; // written by this module alone
      return {
        orders: kept.toSorted((one, other) => one.taken_at.localeCompare(other.taken_at)),
        unreadable: sealed.length - kept.length,
      };
    },
    async remove(order) {
      const { work, orders } = begin('readwrite');
      orders.delete(keyOfOrder(order));
      await done(work);
    },
  };
}

/** Each pairing counts its numbers from one. */
function keyOfOrder({ reserved_by, local_number }: KeptOrder): IDBValidKey {
  return reserved_by ? [reserved_by, local_number] : local_number;
}

/** Numbers as this version or an older one stored them. */
type StoredNumbers = {
  readonly numbers?: readonly (ReservedNumber & Partial<KeptNumber>)[];
  readonly reserved_by?: string | null;
};

async function readNumbers(settings: IDBObjectStore): Promise<KeptNumbers> {
  const kept = await result<StoredNumbers | undefined>(settings.get('numbers'));
  const { numbers = [], reserved_by = null } = kept ?? NO_NUMBERS;
  return { numbers: numbers.map((each) => ({ reserved_at: null, ...each })), reserved_by };
}

/** Returns the encryption key of this device, made once. */
async function keyOf(database: IDBDatabase): Promise<CryptoKey> {
  const made = await makeKey();
  const work = database.transaction(SETTINGS, 'readwrite', { durability: 'strict' });
  const settings = work.objectStore(SETTINGS);
  const known = await result<CryptoKey | undefined>(settings.get('key'));
  if (known === undefined) settings.put(made, 'key');
  await done(work);
  return known ?? made;
}

function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open(DATABASE, VERSION);
  opening.addEventListener('upgradeneeded', () => {
    opening.result.createObjectStore(ORDERS);
    opening.result.createObjectStore(SETTINGS);
  });
  return result(opening);
}

function result<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(failure(request.error)));
  });
}

function done(work: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    work.addEventListener('complete', () => resolve());
    work.addEventListener('abort', () => reject(failure(work.error)));
  });
}

function failure(cause: DOMException | null): Error {
  return new Error('This device could not keep an order.', { cause });
}
