import { expect, it } from 'vitest';
import { displayPhone } from '@/lib/domain/shared/phone';
import { toE164 } from '@/lib/server/leads/phones';

/** Numbers of twelve countries as people type them, and as they are stored; invalid ones have no second value. */
const numbers: [typed: string, stored?: string][] = [
  ['2125550123', '+12125550123'],
  ['(212) 555-0123', '+12125550123'],
  ['212.555.0123', '+12125550123'],
  ['212 555 0123', '+12125550123'],
  ['(555) 010-1234', '+15550101234'],
  ['+1 212 555 0123', '+12125550123'],
  ['+12125550123', '+12125550123'],
  ['212555012'],
  ['21255501234'],
  ['212-555-012a'],
  ['+1 416 555 0123', '+14165550123'],
  ['+1 604-555-0123', '+16045550123'],
  ['+44 20 7183 8750', '+442071838750'],
  ['+44 7911 123456', '+447911123456'],
  ['+44 20 7183'],
  ['+44 1 2'],
  ['+33 1 23 45 67 89', '+33123456789'],
  ['+33 6 12 34 56 78', '+33612345678'],
  ['+33 0'],
  ['+49 30 901820', '+4930901820'],
  ['+49 1512 3456789', '+4915123456789'],
  ['+49 1'],
  ['+45 32 12 34 56', '+4532123456'],
  ['+45 3212'],
  ['+61 2 9374 4000', '+61293744000'],
  ['+61 412 345 678', '+61412345678'],
  ['+81 3-1234-5678', '+81312345678'],
  ['+81 90-1234-5678', '+819012345678'],
  ['+91 98765 43210', '+919876543210'],
  ['+91 12345'],
  ['+55 11 91234-5678', '+5511912345678'],
  ['+55 11'],
  ['+27 82 123 4567', '+27821234567'],
  ['+234 803 123 4567', '+2348031234567'],
  ['+52 55 1234 5678', '+525512345678'],
  ['+999 123 456 789'],
  ['+'],
  ['phone'],
  ['++1 212 555 0123 5'],
  ['٠١٢٣'],
];

it.each(numbers.filter(([, stored]) => stored !== undefined))('[G10] stores %j as %s', (typed, stored) => {
  expect(toE164(typed)).toBe(stored);
});

it.each(numbers.filter(([, stored]) => stored === undefined))('[G10] refuses %j at its field', (typed) => {
  const sentence = 'Please enter a valid phone number';
  expect(() => toE164(typed)).toThrow(
    expect.objectContaining({ code: 'bad_request', message: sentence, fields: { phone: sentence } }),
  );
});

it('[G10] [S24] shows a stored number of the United States as (XXX) XXX-XXXX', () => {
  expect(displayPhone('+12125550123')).toBe('(212) 555-0123');
  expect(displayPhone('+442071838750')).toBe('+442071838750');
});
