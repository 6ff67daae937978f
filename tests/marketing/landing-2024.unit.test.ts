import { expect, it } from 'vitest';
import { landing2024 } from '@/lib/content/marketing/landing-2024';

it('[I11] /2024 describes the record page as it is: no filter and no file, until it has them', () => {
  const words = JSON.stringify(landing2024.blocks);
  expect(words).toMatch(/track record can be sorted by any column/);
  expect(words).not.toMatch(/filter|export|as a file/i);
});
