import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findBuiltSecrets, readDemoSecrets, secretsIn } from './built-secrets.mjs';

const known = { pins: ['2468'], codes: ['harbor-kiosk-1'] };

test.each([
  ['const key = "sk_test_abcdefgh"', 'a secret key of Stripe'],
  ['whsec_abcdefgh', 'a webhook secret'],
  ['"scrypt$32768$8$1$AA$BB"', 'a hash of a PIN'],
  ['-----BEGIN RSA PRIVATE KEY-----', 'a private key'],
  ['postgres://user:word@host/db', 'a database with its password'],
  ["if(pin==='2468')open()", 'the PIN 2468'],
  ['{code:"HARBOR-KIOSK-1"}', 'the setup code harbor-kiosk-1'],
])('finds what is planted: %s', (text, secret) => {
  expect(secretsIn(text, known)).toEqual([secret]);
});

test('does not take for a secret what is none', () => {
  expect(secretsIn('pk_test_abcdefgh, width:2468px, "12468", sk_, scrypt', known)).toEqual([]);
});

test('reads all that browsers get, and nothing of the servers', () => {
  const apps = mkdtempSync(join(tmpdir(), 'comanda-built-'));
  for (const app of ['diner-web', 'api']) {
    mkdirSync(join(apps, app, 'dist', 'assets'), { recursive: true });
    writeFileSync(join(apps, app, 'dist', 'assets', 'app.js'), 'x="sk_live_abcdefgh"');
  }
  const { files, found } = findBuiltSecrets(apps, known);
  rmSync(apps, { recursive: true });
  expect(files).toBe(1);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(/diner-web.*a secret key of Stripe$/u);
});

test('knows what the demo restaurants keep to themselves', () => {
  const { pins, codes } = readDemoSecrets();
  expect(pins.length).toBeGreaterThan(0);
  expect(codes.length).toBeGreaterThan(0);
});
