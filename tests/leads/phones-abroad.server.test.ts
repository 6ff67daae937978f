import { getExampleNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { describe, expect, it } from 'vitest';
import { toMobile, toPhone } from '@/lib/server/leads/phones';

/** Forty countries on every continent. The examples are the library's, which come from the ITU. */
const countries = [
  'US', 'CA', 'MX', 'BR', 'AR', 'CL', 'CO', 'PE', 'JM', 'PR', 'GB', 'IE', 'FR', 'DE', 'IT', 'ES', 'PT', 'NL', 'BE', 'CH',
  'AT', 'SE', 'NO', 'DK', 'FI', 'PL', 'CZ', 'GR', 'TR', 'UA', 'IL', 'AE', 'IN', 'JP', 'KR', 'SG', 'PH', 'AU', 'NZ', 'ZA',
] as const; // prettier-ignore

const exampleOf = (country: (typeof countries)[number]) => {
  const example = getExampleNumber(country, examples);
  if (!example) throw new Error(`There is no example of ${country}.`);
  return example;
};

describe('[G10] numbers of forty countries', () => {
  it('cover forty countries', () => {
    expect(new Set(countries).size).toBe(40);
  });

  it.each(countries)('of %s are the same number, in national and international format', (country) => {
    const example = exampleOf(country);
    const kept = { phone: example.number, country };
    expect(toMobile(example.formatNational(), country)).toEqual(kept);
    expect(toMobile(example.formatInternational())).toEqual(kept);
    expect(toMobile(example.number, 'US')).toEqual(kept);
  });

  it.each(countries)('of %s are refused with missing, extra or invalid digits', (country) => {
    const { number } = exampleOf(country);
    for (const wrong of [number.slice(0, 6), `${number}00000000`, number.replace(/\d{3}$/, 'abc'), `${number}\r\nx`])
      expect([toPhone(wrong, country), toMobile(wrong, country)], wrong).toEqual([undefined, undefined]);
  });

  it.each([
    ['a landline of London', '+44 20 7183 8750', '+442071838750'],
    ['a landline of Paris', '+33 1 23 45 67 89', '+33123456789'],
    ['a landline of Tokyo', '+81 3-1234-5678', '+81312345678'],
  ])('accept %s as a number, but not for messages', (_, typed, phone) => {
    expect(toPhone(typed)).toMatchObject({ phone });
    expect(toMobile(typed)).toBeUndefined();
  });

  it.each([
    ['the United States', '+1 900 234 5678'],
    ['Britain', '+44 909 879 0123'],
    ['France', '+33 891 12 34 56'],
    ['Germany', '+49 900 1234567'],
    ['Spain', '+34 803 123 456'],
    ['Italy', '+39 899 123456'],
    ['Britain, at shared cost,', '+44 845 464 1234'],
  ])('refuse a premium-rate number of %s', (_, typed) => {
    expect([toPhone(typed), toMobile(typed)]).toEqual([undefined, undefined]);
  });
});
