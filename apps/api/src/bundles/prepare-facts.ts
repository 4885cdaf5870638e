import type { RestaurantFile } from '@comanda/contracts/bundle';
import { LRUCache } from 'lru-cache';
import { describePicture, type PictureFacts } from '../media/describe-picture';
import { hashSetupCode } from '../shared/setup-code';
import { hashPin, verifyPin } from '../shared/pin';
import type { Bundle, BundlePicture } from './bundle';
import type { PreparedFacts } from './bundle-rows';
import type { BundleRows, MediaRow, StaffRow } from './stored-rows';

const MOST_REMEMBERED = 1000;

/** The same bytes have the same facts: the locations of a franchise share their pictures. */
const remembered = new LRUCache<string, PictureFacts>({ max: MOST_REMEMBERED });

/** Works out what a folder's rows need; what is stored already is not worked out again. */
export async function prepareFacts(
  bundle: Bundle,
  stored: BundleRows | null,
  pinCost: number,
): Promise<PreparedFacts> {
  return {
    pictures: await describeAll(bundle.pictures, stored?.media ?? []),
    pinHashes: await hashAll(bundle.restaurant.staff, knownStaff(stored), pinCost),
    setupCodeHash: await hashOfSetupCode(bundle.restaurant, stored, pinCost),
  };
}

async function describeAll(
  pictures: readonly BundlePicture[],
  stored: readonly MediaRow[],
): Promise<Map<string, PictureFacts>> {
  const facts = new Map<string, PictureFacts>();
  for (const { media_hash, image } of stored) {
    const { path: _path, ...known } = image;
    facts.set(media_hash, known);
  }
  for (const { media_hash, bytes } of pictures) {
    if (facts.has(media_hash)) continue;
    const found = remembered.get(media_hash) ?? (await describePicture(bytes));
    facts.set(media_hash, found);
    remembered.set(media_hash, found);
  }
  return facts;
}

async function hashOfSetupCode(
  { setup_code, setup_code_hash }: RestaurantFile,
  stored: BundleRows | null,
  cost: number,
): Promise<string | null> {
  if (setup_code === null) return setup_code_hash;
  return await hashSetupCode(setup_code, stored?.restaurant.setup_code_hash ?? null, cost);
}

function knownStaff(stored: BundleRows | null): StaffRow[] {
  return stored === null ? [] : [...stored.staff, ...stored.retired_staff];
}

/** A PIN that did not change keeps its hash, so that importing again changes nothing. */
async function hashAll(
  staff: RestaurantFile['staff'],
  stored: readonly StaffRow[],
  cost: number,
): Promise<Map<string, string>> {
  const hashes = new Map<string, string>();
  for (const member of staff) {
    const known = stored.find(({ name }) => name === member.name)?.pin_hash;
    const hash = 'pin' in member ? await hashOf(member.pin, known, cost) : member.pin_hash;
    hashes.set(member.name, hash);
  }
  return hashes;
}

async function hashOf(pin: string, known: string | undefined, cost: number): Promise<string> {
  return known !== undefined && (await verifyPin(pin, known)) ? known : hashPin(pin, cost);
}
