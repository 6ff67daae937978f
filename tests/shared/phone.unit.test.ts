import { describe, expect, it } from 'vitest';
import { displayPhone, isTenDigitPhone } from '@/lib/domain/shared/phone';

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

  it('[S24] shows a number stored with +1 like one without, and no other of eleven digits', () => {
    expect(displayPhone('+15551234567')).toBe('(555) 123-4567');
    for (const value of ['15551234567', '+155512345678', '+25551234567', '+555123456'])
      expect(displayPhone(value)).toBe(value);
  });

  it('[S14] refuses eleven digits, also after +1', () => {
    for (const value of ['+15551234567', '+155512345678', '+1 (555) 123-4567', '1-555-123-4567'])
      expect(isTenDigitPhone(value)).toBe(false);
  });
});
