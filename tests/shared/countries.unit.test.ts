import { expect, it } from 'vitest';
import { countries } from '@/lib/domain/shared/countries';

it('[S16] lists the 249 countries of ISO 3166-1, each with label, alpha2, 3-letter value and numeric code', () => {
  expect(countries).toHaveLength(249);
  for (const { label, alpha2, value, numeric } of countries) {
    expect(label).not.toBe('');
    expect(alpha2).toMatch(/^[A-Z]{2}$/);
    expect(value).toMatch(/^[A-Z]{3}$/);
    expect(numeric).toMatch(/^\d{3}$/);
  }
});

it('[S16] names each country once and leaves out codes that ISO has not assigned', () => {
  for (const key of ['label', 'alpha2', 'value', 'numeric'] as const) {
    expect(new Set(countries.map((country) => country[key])).size).toBe(249);
  }
  expect(countries.some(({ alpha2 }) => alpha2 === 'XK')).toBe(false);
  expect(countries).toContainEqual({ label: 'United States of America', alpha2: 'US', value: 'USA', numeric: '840' });
});

it('[S16] lists countries by name, not by code', () => {
  const names = countries.map(({ label }) => label);
  // Sorted by code, Andorra, the United Arab Emirates and Afghanistan would be first.
  expect(names.slice(0, 4)).toEqual(['Afghanistan', 'Åland Islands', 'Albania', 'Algeria']);
  expect(names).toEqual(names.toSorted(new Intl.Collator('en-US').compare));
});
