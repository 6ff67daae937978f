import { expect, it } from 'vitest';
import { landing2024 } from '@/lib/content/marketing/landing-2024';

it('[I11] /2024 describes the track record without promising filters or files', () => {
  const words = JSON.stringify(landing2024.blocks);
  expect(words).toMatch(/Sort trades by any column/);
  expect(words).not.toMatch(/filter|export|as a file/i);
});
