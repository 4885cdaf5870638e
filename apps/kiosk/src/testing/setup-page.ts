import { setPauseScale } from '@comanda/ordering';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { forgetGuest } from '#app/forget-guest';
import { changeDeviceSettings } from '#shared/device-settings';
import { clearSectionFault } from '#shared/section-fault';
import { leaveReplies } from './open-kiosk';

beforeEach(() => setPauseScale(0.01));
// Vitest runs this module again for each file; the library registers its own cleanup for the first file alone.
afterEach(() => {
  cleanup();
  leaveReplies();
  forgetGuest();
  clearSectionFault();
  changeDeviceSettings({ endpoint: null });
  localStorage.clear();
});
