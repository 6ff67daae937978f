import { randomBytes } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import { investorsContract } from '@/lib/contracts/accounts/investors';
import { sessionRecord, type AccountKind, type SessionRecord } from '@/lib/contracts/accounts/accounts';
import { usersContract } from '@/lib/contracts/accounts/users';

export const goodPassword = 'correct horse battery staple';

export type Member = SessionRecord & { kind: AccountKind; password: string };

export const freshEmail = () => `person-${randomBytes(6).toString('hex')}@example.test`;

/** Registers an account through the API. */
export async function registerMember(
  site: string,
  { kind = 'user', firstName = 'Ann' }: { kind?: AccountKind; firstName?: string } = {},
): Promise<Member> {
  const calls = kind === 'investor' ? investorsContract : usersContract;
  const body = { email: freshEmail(), password: goodPassword, firstName, lastName: 'Lee' };
  const record = await call(site, calls.register, body);
  return { ...record, kind, password: goodPassword };
}

type Login = Pick<Member, 'kind' | 'email' | 'password'>;

export async function logIn(site: string, { kind, email, password }: Login): Promise<SessionRecord> {
  return call(site, (kind === 'investor' ? investorsContract : usersContract).login, { email, password });
}

async function call(site: string, { method, path }: { method: string; path: string }, body: object) {
  const answer = await fetch(site + path, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${method} ${path} was refused: ${answer.status} ${await answer.text()}`);
  return sessionRecord.parse(await answer.json());
}

/** Whether the API accepts a user's access token. */
export async function isSignedIn(site: string, token: string) {
  const answer = await fetch(site + usersContract.profile.path, { headers: { Authorization: `Bearer ${token}` } });
  return answer.status === 200;
}

/** Sets the session cookies in a browser. */
export async function giveSession(context: BrowserContext, site: string, record: SessionRecord) {
  const user = encodeURIComponent(JSON.stringify({ id: record.id, name: `${record.firstName} ${record.lastName}` }));
  const values = { accessToken: record.token, refreshToken: record.refreshToken, user };
  await context.addCookies(
    Object.entries(values).map(([name, value]) => ({ name, value, url: site, sameSite: 'Lax' as const })),
  );
}
