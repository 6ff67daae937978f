import { randomBytes } from 'node:crypto';
import type { AccountKind, SessionRecord } from '@/lib/contracts/accounts/accounts';
import { authContract } from '@/lib/contracts/accounts/auth';
import { investorsContract } from '@/lib/contracts/accounts/investors';
import { usersContract } from '@/lib/contracts/accounts/users';
import { pool } from '@/lib/server/platform/db/pool';
import { drainOutbox } from '@/lib/server/app/outbox/drain';
import { visitor, type Visitor } from '@/tests/support/api/api';

/** The contracts for each kind of account. */
export const callsOf = { user: usersContract, investor: investorsContract };

export const kinds = ['user', 'investor'] as const satisfies readonly AccountKind[];

let counted = 0;

/** A new, unused address. */
export const freshEmail = () => `person-${(counted += 1)}-${randomBytes(4).toString('hex')}@example.test`;

export const goodPassword = 'correct horse battery staple';

/** The fields of a sign-up form. */
export const registrationForm = (overrides: Record<string, unknown> = {}) => ({
  email: freshEmail(),
  password: goodPassword,
  firstName: 'Ann',
  lastName: 'Lee',
  ...overrides,
});

export type Member = SessionRecord & { kind: AccountKind; password: string; from: Visitor };

type MemberWishes = { kind?: AccountKind; from?: Visitor; form?: Record<string, unknown> };

/** Opens an account and returns its tokens and user. */
export async function registerMember({
  kind = 'user',
  from = visitor(),
  form = {},
}: MemberWishes = {}): Promise<Member> {
  const body = registrationForm(form);
  const { answer } = await from.ask(callsOf[kind].register, { body });
  return { ...answer, kind, password: body.password, from };
}

/** Signs in, from its own IP address unless stated otherwise. */
export async function logIn(member: Member, from = visitor()): Promise<SessionRecord> {
  const { email, password } = member;
  return (await from.ask(callsOf[member.kind].login, { body: { email, password } })).answer;
}

export const tryLogin = (kind: AccountKind, email: string, password: string, from = visitor()) =>
  from.ask(callsOf[kind].login, { body: { email, password } });

export const refresh = (refreshToken: string, from = visitor()) =>
  from.ask(authContract.refresh, { body: { refreshToken } });

export const readProfile = (bearer: string | undefined, from = visitor()) =>
  from.ask(usersContract.profile, { bearer });

/** Exchanges a refresh token for the next one. */
export const rotate = async (refreshToken: string) => (await refresh(refreshToken)).answer.refreshToken;

/** The number of a member's refresh tokens that are still valid. */
export async function liveTokensOf({ id }: Pick<Member, 'id'>) {
  const { rows } = await pool().query<{ live: number }>(
    `select count(*)::int as live from refresh_tokens t join sessions s on s.id = t.session_id
      where s.account_id = $1 and t.rotated_at is null and s.revoked_at is null`,
    [id],
  );
  return rows[0]?.live;
}

/** Whether the API accepts a user's access token. */
export const isSignedIn = async (token: string) => (await readProfile(token)).status === 200;

/** Requests a password reset mail, delivers it and returns the token of its link. */
export async function requestResetToken({ kind, email }: Pick<Member, 'kind' | 'email'>, from = visitor()) {
  await from.ask(callsOf[kind].requestNewPassword, { query: { email } });
  await drainOutbox();
  const link = await latestLink(email);
  const token = link.split('/').at(-1);
  if (!token) throw new Error('The mail holds no reset link.');
  return token;
}

export const resetPassword = (kind: AccountKind, token: string, password: string, from = visitor()) =>
  from.ask(callsOf[kind].resetPassword, { params: { token }, body: { password } });

/** The newest password reset link mailed to an address. */
export async function latestLink(email: string) {
  const text = (await mailsTo(email)).findLast((mail) => mail.template === 'password-reset')?.text;
  const link = /https?:\/\/\S*reset-password\/[\w-]+/.exec(text ?? '')?.[0];
  if (!link) throw new Error(`No reset link was mailed to ${email}.`);
  return link;
}

type Mail = { template: string; subject: string | null; text: string | null };

/** The mails to an address, oldest first; a mail has a text once it was sent. */
export async function mailsTo(email: string): Promise<Mail[]> {
  const { rows } = await pool().query<Mail>(
    `select payload ->> 'template' as template, payload ->> 'subject' as subject, payload ->> 'text' as text
       from outbox where topic = 'mail' and payload ->> 'to' = $1 order by created_at, id`,
    [email],
  );
  return rows;
}

export type AuditLine = { event: string; result: string; ip: string; request_id: string };

/** The audit entries of an account, oldest first. */
export async function auditOf(accountId: string): Promise<AuditLine[]> {
  const { rows } = await pool().query<AuditLine>(
    'select event, result, ip, request_id from audit_events where subject = $1 order by id',
    [accountId],
  );
  return rows;
}
