import { expect, it } from 'vitest';
import { authContract } from '@/lib/contracts/accounts/auth';
import { now } from '@/lib/server/platform/clock';
import { pool } from '@/lib/server/platform/db/pool';
import { drainOutbox } from '@/lib/server/app/outbox/drain';
import { visitor, type Reply, type Visitor } from '@/tests/support/api/api';
import {
  callsOf,
  freshEmail,
  goodPassword,
  latestLink,
  refresh,
  registrationForm,
  resetPassword,
  rotate,
  tryLogin,
  type Member,
} from '@/tests/support/database/factories';
import { eachMeets, graceMs, type Met } from '@/tests/support/database/rotating';
import { confirmEmail } from '@/tests/support/features/linked-accounts';

let member: Member;
let clock: Met['clock'];
eachMeets((met) => ({ member, clock } = met));

type Line = { event: string; result: string; subject: string | null; request_id: string; at: Date };

const linesFrom = async (from: Visitor) =>
  (
    await pool().query<Line>(
      'select event, result, subject, request_id, at from audit_events where ip = $1 order by id',
      [from.ip],
    )
  ).rows;

const latestAudit = async (from: Visitor) => (await linesFrom(from)).at(-1);

type Deed = (from: Visitor) => Promise<Reply>;
const acts: [
  string,
  Omit<Line, 'request_id' | 'at' | 'subject'> & { who: 'member' | 'hash' | 'none' | 'new' },
  Deed,
][] = [
  [
    'an account opened',
    { event: 'register', result: 'ok', who: 'new' },
    (from) => from.ask(callsOf.user.register, { body: registrationForm() }),
  ],
  [
    'a login',
    { event: 'login', result: 'ok', who: 'member' },
    (from) => tryLogin('user', member.email, goodPassword, from),
  ],
  [
    'a wrong password',
    { event: 'login', result: 'refused', who: 'hash' },
    (from) => tryLogin('user', member.email, 'a wrong guess', from),
  ],
  [
    'an unknown address',
    { event: 'login', result: 'refused', who: 'hash' },
    (from) => tryLogin('user', freshEmail(), goodPassword, from),
  ],
  [
    'a refresh token used again',
    { event: 'refresh_reuse', result: 'refused', who: 'member' },
    async (from) => {
      await rotate(member.refreshToken);
      clock.later(graceMs());
      return refresh(member.refreshToken, from);
    },
  ],
  [
    'a logout',
    { event: 'logout', result: 'ok', who: 'member' },
    (from) => from.ask(authContract.logout, { body: {}, bearer: member.token }),
  ],
  [
    'a reset asked for',
    { event: 'password_reset_requested', result: 'ok', who: 'member' },
    async (from) => {
      const reply = await from.ask(callsOf.user.requestNewPassword, { query: { email: member.email } });
      await drainOutbox();
      return reply;
    },
  ],
  [
    'a password reset',
    { event: 'password_reset', result: 'ok', who: 'member' },
    async (from) => {
      await confirmEmail(member);
      await from.ask(callsOf.user.requestNewPassword, { query: { email: member.email } });
      await drainOutbox();
      const token = (await latestLink(member.email)).split('/').at(-1) ?? '';
      return resetPassword('user', token, 'another good password', from);
    },
  ],
  [
    'a limit reached',
    { event: 'limit_reached', result: 'refused', who: 'none' },
    async (from) => {
      let reply = await tryLogin('user', member.email, 'a wrong guess', from);
      while (reply.status !== 429) reply = await tryLogin('user', member.email, 'a wrong guess', from);
      return reply;
    },
  ],
];

it.each(acts)(
  '[R68] %s leaves an audit entry: who, when, from where, which request, with what result',
  async (_, { who, ...line }, act) => {
    const from = visitor();
    const reply = await act(from);
    const written = await latestAudit(from);
    expect(written).toMatchObject({ ...line, request_id: reply.headers.get('x-request-id') });
    expect(written?.at).toEqual(now());
    if (who === 'member') expect(written?.subject).toBe(member.id);
    if (who === 'hash') expect(written?.subject).toMatch(/^user:[\w-]{16}$/);
    if (who === 'new') expect(written?.subject).toBe((reply.answer as { id: string }).id);
    if (who === 'none') expect(written?.subject).toBeNull();
  },
);
