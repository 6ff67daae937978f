import { describe, expect, it } from 'vitest';
import { accountCalls, registration } from '@/lib/contracts/accounts/accounts';
import { analyticsEvent } from '@/lib/contracts/visits/events';
import { investorsContract } from '@/lib/contracts/accounts/investors';
import { usersContract } from '@/lib/contracts/accounts/users';

const form = { email: 'ann@example.test', password: 'a long enough one', firstName: 'Ann', lastName: 'Lee' };

describe('the registration form', () => {
  it('[R24] passes on its own fields and nothing else', () => {
    const extra = { ...form, role: 'admin', isAdmin: true, id: '1', kind: 'investor', createdAt: '2000-01-01' };
    expect(registration.parse(extra)).toEqual(form);
  });

  it.each(['', 'a b', 'x'.repeat(65), '<b>', 'ann;drop', 7, null, ['ann'], { $ne: 1 }])(
    '[R31] drops a malformed referrer and still registers: %j',
    (referredBy) => {
      expect(registration.parse({ ...form, referredBy }).referredBy).toBeUndefined();
    },
  );

  it('[R31] keeps a referrer of 64 letters, digits, dashes and underscores', () => {
    const referredBy = 'Aa0_-'.repeat(13).slice(0, 64);
    expect(registration.parse({ ...form, referredBy }).referredBy).toBe(referredBy);
  });

  it('drops a malformed visitor id', () => {
    expect(registration.parse({ ...form, uniqueId: 'no' }).uniqueId).toBeUndefined();
  });
});

describe('[S26] the two kinds of account', () => {
  const shown = (contract: Record<string, { method: string; path: string }>) =>
    Object.values(contract).map(({ method, path }) => `${method} ${path}`);

  it('have the same calls, each under its own path', () => {
    const names = Object.keys(accountCalls('users', 'register'));
    expect(shown(usersContract)).toEqual(
      expect.arrayContaining([
        'POST /api/users/login',
        'PUT /api/users/register',
        'GET /api/users/request-new-password',
        'GET /api/users/verify-password-request/:token',
        'POST /api/users/reset-password/:token',
      ]),
    );
    expect(shown(investorsContract)).toEqual(
      expect.arrayContaining([
        'POST /api/investors/login',
        'PUT /api/investors/register-basic',
        'GET /api/investors/request-new-password',
        'GET /api/investors/verify-password-request/:token',
        'POST /api/investors/reset-password/:token',
      ]),
    );
    for (const name of names) {
      expect(usersContract).toHaveProperty(name);
      expect(investorsContract).toHaveProperty(name);
    }
  });
});

describe('an analytics event', () => {
  const event = { name: 'page_view', path: '/blog', sessionId: 'a'.repeat(20) };

  it.each(['/blog?email=ann@example.test', '/blog#ann', 'https://example.test/', 'blog', ''])(
    '[R69] carries no %j',
    (path) => {
      expect(analyticsEvent.safeParse({ ...event, path }).success).toBe(false);
    },
  );

  it('[R69] carries nothing that is not named', () => {
    expect(analyticsEvent.parse({ ...event, email: 'ann@example.test' })).toEqual(event);
  });
});
