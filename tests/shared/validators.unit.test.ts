import { describe, expect, it } from 'vitest';
import { chain, email, maxLength, minLength, phone, promoCode, required } from '@/lib/domain/shared/validators';

const needed = 'Required';
const badPhone = 'Please enter a valid phone number';
const badEmail = 'Please enter a valid email';
const badCode = 'Sorry, #s and letters only for your promo code';

describe('the validators of section 5', () => {
  it.each([
    ['required', required, undefined, needed],
    ['required', required, null, needed],
    ['required', required, '', needed],
    ['required', required, '0', undefined],
    ['required', required, ' ', undefined],
    ['minLength(3)', minLength(3), 'ab', 'Minimum length is 3'],
    ['minLength(3)', minLength(3), 'abc', undefined],
    ['minLength(3)', minLength(3), undefined, 'Minimum length is 3'],
    ['minLength(3)', minLength(3), '👍👍', 'Minimum length is 3'],
    ['maxLength(3)', maxLength(3), 'abcd', 'Maximum length is 3'],
    ['maxLength(3)', maxLength(3), 'abc', undefined],
    ['maxLength(3)', maxLength(3), undefined, undefined],
    ['maxLength(2)', maxLength(2), '👍👍', undefined],
    ['phone', phone, undefined, undefined],
    ['phone', phone, '(555) 123-4567', undefined],
    ['phone', phone, '', badPhone],
    ['phone', phone, null, badPhone],
    ['phone', phone, '12345', badPhone],
    ['email', email, '', undefined],
    ['email', email, undefined, undefined],
    ['email', email, 'a@b.co', undefined],
    ['email', email, 'a@b', badEmail],
    ['email', email, 'a b@c.de', badEmail],
    ['promoCode', promoCode, 'ADA_2024', undefined],
    ['promoCode', promoCode, '_a', undefined],
    ['promoCode', promoCode, '7', undefined],
    ['promoCode', promoCode, '___', badCode],
    ['promoCode', promoCode, 'no-dash', badCode],
    ['promoCode', promoCode, 'é1', badCode],
    ['promoCode', promoCode, 'a\n', badCode],
    ['promoCode', promoCode, '', badCode],
    ['promoCode', promoCode, undefined, badCode],
  ])('[S14] %s returns its sentence', (_name, validate, value, sentence) => {
    expect(validate(value)).toBe(sentence);
  });

  it('[S14] the first error of a chain wins', () => {
    const rule = chain(required, minLength(5), email);
    expect([rule(''), rule('a@b'), rule('a at b'), rule('a@b.co')]).toEqual([
      needed,
      'Minimum length is 5',
      badEmail,
      undefined,
    ]);
    expect(chain()('anything')).toBeUndefined();
  });

  it('[S14] check a hostile promo code quickly', () => {
    expect(promoCode(`${'_'.repeat(100_000)}!`)).toBe(badCode);
  });
});
