import { describe, expect, it } from 'vitest';
import { checkCard, expiryOf, formatCardNumber, formatCvc, formatExpiry } from '@/lib/domain/membership/card-input';

const today = new Date(2026, 10, 23);
const good = { number: '4242 4242 4242 4242', expiry: '12/40', cvc: '123' };

describe('the fields of a card', () => {
  it.each([
    ['4242', '4242'],
    ['42424', '4242 4'],
    ['4242-4242-4242-4242', '4242 4242 4242 4242'],
    ['378282246310005', '3782 822463 10005'],
    ['30569309025904', '3056 930902 5904'],
    ['6011111111111117', '6011 1111 1111 1117'],
    ['card 4242x4242', '4242 4242'],
    ['42424242424242424242999', '4242 4242 4242 4242 424'],
  ])('[E1] group the number %s by its brand', (typed, formatted) => {
    expect(formatCardNumber(typed)).toBe(formatted);
    expect(formatCardNumber(formatted)).toBe(formatted);
  });

  it.each([
    ['1', '1'],
    ['12', '12'],
    ['123', '12/3'],
    ['1230', '12/30'],
    ['5', '05'],
    ['1/', '01/'],
    ['12/', '12/'],
    ['12/2030', '12/2030'],
    ['12 - 30', '12/30'],
    ['2030-12', '12/2030'],
  ])('[E1] write the expiration %s as %s', (typed, formatted) => {
    expect(formatExpiry(typed)).toBe(formatted);
    expect(formatExpiry(formatted)).toBe(formatted);
  });

  it('[E1] read both forms of a year, and only digits of a code', () => {
    expect(expiryOf('12/30')).toEqual({ expMonth: 12, expYear: 2030 });
    expect(expiryOf('12/2030')).toEqual({ expMonth: 12, expYear: 2030 });
    expect(expiryOf('')).toEqual({ expMonth: 0, expYear: 0 });
    expect(formatCvc('12a345')).toBe('1234');
  });

  it.each([
    [{}, {}],
    [{ number: '' }, { number: 'number-missing' }],
    [{ number: '4242 4242' }, { number: 'number-short' }],
    [{ number: '4242 4242 4242 4241' }, { number: 'number-wrong' }],
    [{ expiry: '' }, { expiry: 'expiry-missing' }],
    [{ expiry: '12' }, { expiry: 'expiry-missing' }],
    [{ expiry: '13/40' }, { expiry: 'expiry-month' }],
    [{ expiry: '10/26' }, { expiry: 'expiry-past' }],
    [{ expiry: '11/26' }, {}],
    [{ cvc: '12' }, { cvc: 'cvc-3' }],
    [{ number: '3782 822463 10005' }, { cvc: 'cvc-4' }],
    [{ number: '3782 822463 10005', cvc: '1234' }, {}],
  ])('[E1] [U6] %j has the problems %j', (change, problems) => {
    expect(checkCard({ ...good, ...change }, today)).toEqual(problems);
  });
});
