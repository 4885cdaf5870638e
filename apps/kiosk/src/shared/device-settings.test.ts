import { expect, test } from 'vitest';
import { parseDeviceSettings } from './device-settings';

const UNKNOWN = {
  endpoint: null,
  diagonal_inches: null,
  lower_edge_mm: null,
  has_sound: false,
  has_printer: false,
};

test.each([null, '', '{', 'null', '7', '{"endpoint":7,"diagonal_inches":"32"}'])(
  'nothing is known where %j is stored',
  (text) => {
    expect(parseDeviceSettings(text)).toEqual(UNKNOWN);
  },
);

test('what is stored is known again', () => {
  const settings = {
    endpoint: 'backlot',
    diagonal_inches: 32,
    lower_edge_mm: 700,
    has_sound: true,
    has_printer: true,
  };
  expect(parseDeviceSettings(JSON.stringify(settings))).toEqual(settings);
});
