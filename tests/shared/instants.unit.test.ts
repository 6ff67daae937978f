import { afterEach, expect, it } from 'vitest';
import { formatUtcMinute, formatLocalMinute } from '@/lib/domain/shared/instants';

const zone = process.env.TZ;
afterEach(() => {
  process.env.TZ = zone;
});

it.each([
  ['UTC', '11/22/2026, 1:05 PM'],
  ['America/New_York', '11/22/2026, 8:05 AM'],
  ['Pacific/Kiritimati', '11/23/2026, 3:05 AM'],
])('[S24] writes a moment as MM/DD/YYYY in the time zone of %s, and the same for everyone in UTC', (name, text) => {
  process.env.TZ = name;
  const at = '2026-11-22T13:05:30.000Z';
  // A narrow no-break space separates the time from AM or PM.
  expect(formatLocalMinute(at).replaceAll(/\s/g, ' ')).toBe(text);
  expect(formatUtcMinute(at)).toBe('11/22/2026, 13:05 UTC');
});
