import { describe, expect, it } from 'vitest';
import { displayPhone, isTenDigitPhone } from '@/lib/domain/phone';

describe('the ten-digit phone rule', () => {
  it.each([
    '5551234567',
    '555-123-4567',
    '(555) 123-4567',
    '(555)123-4567',
    '555.123.4567',
    '555 123 4567',
    '+5551234567',
    '+(555) 123 - 4567',
    ' 5551234567 ',
  ])('[S24] shows %j as (555) 123-4567', (value) => {
    expect(isTenDigitPhone(value)).toBe(true);
    expect(displayPhone(value)).toBe('(555) 123-4567');
  });

  it.each([
    '',
    '555123456',
    '55512345678',
    '+1 555 123 4567',
    '555-123-456a',
    '5551234567;',
    '(555 123-4567',
    '555)1234567',
    '٥٥٥١٢٣٤٥٦٧',
    '555/123/4567',
    '--5551234567',
  ])('[S14] refuses %j and shows it as it is', (value) => {
    expect(isTenDigitPhone(value)).toBe(false);
    expect(displayPhone(value)).toBe(value);
  });
});
