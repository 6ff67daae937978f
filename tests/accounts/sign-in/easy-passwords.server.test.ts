import { expect, it, vi } from 'vitest';
import { isWeakerThanToday, assertStrongPassword } from '@/lib/server/accounts/passwords';

vi.mock('@/lib/content/shared/product', () => ({ productName: 'Harbour Light' }));

const isRefused = (password: string, email = 'ann.lee@example.test') => {
  try {
    assertStrongPassword(password, email);
    return false;
  } catch {
    return true;
  }
};

it.each(['password', 'password1', '12345678', 'iloveyou', 'QWERTYUIOP', 'Football'])(
  '[R5] %s is rejected as a common password',
  (password) => {
    expect(isRefused(password)).toBe(true);
  },
);

it.each(['harbour light', 'HARBOUR LIGHT', 'Harbour Light', 'ann.lee@example.test', 'ANN.LEE', 'ann.lee'])(
  '[R5] %s is rejected as the product’s name or the email',
  (password) => {
    expect(isRefused(password)).toBe(true);
  },
);

it.each(['correct horse battery staple', 'harbour lights at night', 'ann.lee and more'])(
  '[R5] %s is accepted',
  (password) => {
    expect(isRefused(password)).toBe(false);
  },
);

it.each([
  ['$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ$aGFzaA', false],
  ['$argon2id$v=19$m=65536,t=3,p=4$c2FsdHNhbHQ$aGFzaA', false],
  ['$argon2id$v=19$m=19455,t=2,p=1$c2FsdHNhbHQ$aGFzaA', true],
  ['$argon2id$v=19$m=19456,t=1,p=1$c2FsdHNhbHQ$aGFzaA', true],
  ['$argon2i$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ$aGFzaA', true],
  ['$2b$10$abcdefghijklmnopqrstuv', true],
  ['', true],
])('[R6] %s is weaker than the current settings: %s', (stored, isWeaker) => {
  expect(isWeakerThanToday(stored)).toBe(isWeaker);
});
