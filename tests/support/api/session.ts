import type { SessionRecord } from '@/lib/contracts/accounts/accounts';

const inSeconds = (date: number) => Math.floor(date / 1000);

/** An unsigned JWT with an expiration; browser code reads only its payload. */
export function accessToken(name: string, expiresAt = Date.now() + 900_000) {
  const part = (value: object) =>
    btoa(JSON.stringify(value)).replaceAll('=', '').replaceAll('+', '-').replaceAll('/', '_');
  return `${part({ alg: 'none' })}.${part({ sub: name, exp: inSeconds(expiresAt) })}.`;
}

export function sessionRecord(overrides: Partial<SessionRecord> = {}): SessionRecord {
  return {
    id: 'user-1',
    email: 'ann@example.test',
    firstName: 'Ann',
    lastName: 'Lee',
    phone: null,
    token: accessToken('first'),
    refreshToken: 'refresh-1',
    ...overrides,
  };
}

/** The profile response for the member of sessionRecord(). */
export const memberProfile = {
  id: 'user-1',
  email: 'ann@example.test',
  firstName: 'Ann',
  lastName: 'Lee',
  phone: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  searches: [],
};
