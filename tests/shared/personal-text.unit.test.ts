import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { looksPersonal, plainPath } from '@/lib/domain/shared/text/personal-text';

/** Personal values, none of which may pass the filter. */
const canaries = [
  'ann.lee@example.test',
  'ann.lee%40example.test',
  'ann.lee%2540example.test',
  'ann.lee%25252540example.test',
  '%61nn%40example.test',
  '+1 (202) 555-0143',
  '2025550143',
  '202.555.0143',
  '900-12-3456',
  '900123456',
  '4242 4242 4242 4242',
  '4242-4242-4242-4242',
  'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc',
  'sk_live_51Habc',
  'token=abc123def',
  'hVx9kq2LmN4pQr7sTuVwXyZ0123456789abcdefGHIJ',
  'c29tZS1sb25n-ZXItdG9rZW4_1A2b3C',
];

describe('[J7] personal data', () => {
  it.each(canaries)('is recognized: %s', (canary) => {
    expect(looksPersonal(canary)).toBe(true);
    expect(looksPersonal(`spring ${canary} sale`)).toBe(true);
    expect(plainPath(`/ambassador/${canary}/x`)).toBe('/ambassador/hidden/x');
  });

  it.each([
    'spring-sale-2026',
    'news letter',
    'google',
    'cpc',
    'a',
    '7',
    '2026-10-05',
    'how-we-count-what-a-signal-earns',
  ])('is not mistaken for a campaign called %j', (text) => expect(looksPersonal(text)).toBe(false));

  it('leaves our own paths unchanged, without query and hash', () => {
    for (const path of ['/', '/options-signals', '/stock-insights-by-sector/3d-printing/news', '/stocks/AAPL'])
      expect(plainPath(`${path}?email=ann@example.test#x`)).toBe(path);
    expect(plainPath('/investor/reset-password/abc')).toBe('/investor/reset-password/token');
  });

  it('is detected in any text without an error', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(plainPath(text)).toMatch(/^\/[^?#]*$/s);
        expect(typeof looksPersonal(text)).toBe('boolean');
      }),
    );
  });
});
