// Takes the pictures of the public site: `npm start` in one terminal, then `node scripts/pictures.mjs [origin]` in another.
import { chromium } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { findBrowser } from './lib/browser.mjs';
