import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { termsOfUse, termsVersion } from '@/lib/content/marketing/legal/terms';
import { usersContract } from '@/lib/contracts/accounts/users';
import { pool } from '@/lib/server/platform/db/pool';
import { settings } from '@/lib/server/platform/settings/env';
import { legalFacts } from '@/lib/server/marketing/legal-facts';
import { visitor } from '@/tests/support/api/api';
import {
  callsOf,
  freshEmail,
  kinds,
  readProfile,
  registerMember,
  registrationForm,
  tryLogin,
} from '@/tests/support/database/factories';

const register = (body: object, from = visitor()) => from.send('PUT', usersContract.register.path, { body });

describe('registration', () => {
  it.each(kinds)('[R57] of one address twenty times at once, in mixed case, creates one account (%s)', async (kind) => {
    const email = freshEmail();
    const mixed = (n: number) =>
      [...email].map((letter, i) => ((n >> (i % 5)) & 1 ? letter.toUpperCase() : letter)).join('');
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        visitor().ask(callsOf[kind].register, {
          body: registrationForm({ email: mixed(n), password: `password of try ${n}` }),
        }),
      ),
    );
    const winners = replies.filter((reply) => reply.status === 201);
    expect(winners).toHaveLength(1);
    expect(replies.filter((reply) => reply.status === 409)).toHaveLength(19);
    const { rows } = await pool().query('select id from accounts where kind = $1 and email_key = $2', [kind, email]);
    expect(rows).toEqual([{ id: winners[0]?.answer.id }]);
    expect((await tryLogin(kind, email, `password of try ${replies.indexOf(winners[0]!)}`)).status).toBe(200);
  });

  it('[R57] stores nothing when it is refused', async () => {
    const member = await registerMember();
    const before = await pool().query(
      'select (select count(*) from sessions) as sessions, (select count(*) from outbox) as mails',
    );
    await register(registrationForm({ email: member.email }));
    const after = await pool().query(
      'select (select count(*) from sessions) as sessions, (select count(*) from outbox) as mails',
    );
    expect(after.rows).toEqual(before.rows);
  });

  it.each(kinds)(
    '[R68] records which terms a new account accepted, once, with a hash of their text (%s)',
    async (kind) => {
      const { id } = await registerMember({ kind });
      const { rows } = await pool().query(
      "select name, version, given, text_hash from consent_events where subject = $1", [id],
    ); // prettier-ignore
      const words = JSON.stringify(termsOfUse(legalFacts(settings())));
      const text_hash = createHash('sha256').update(words).digest('hex');
      expect(rows).toEqual([{ name: 'terms', version: termsVersion, given: 'button', text_hash }]);
    },
  );

  it('[R24] grants nothing beyond the fields of the form', async () => {
    const wishes = {
      role: 'admin',
      isAdmin: true,
      id: 'AAAAAAAAAAAAAAAAAAAA',
      kind: 'investor',
      emailVerified: true,
      paid: true,
      plan: 'gold',
      balance: 1e6,
      stripeCustomerId: 'cus_1',
      referrerId: 'x',
      createdAt: '2000-01-01T00:00:00.000Z',
      disabledAt: null,
      deletedAt: null,
    };
    const { answer } = (await register({ ...registrationForm(), ...wishes })) as {
      answer: { id: string; token: string };
    };
    const profile = await readProfile(answer.token);
    expect(answer.id).not.toBe(wishes.id);
    expect(Object.keys(profile.answer).sort()).toEqual([
      'createdAt',
      'email',
      'firstName',
      'id',
      'lastName',
      'phone',
      'searches',
    ]);
    expect(Date.parse(profile.answer.createdAt)).toBeGreaterThan(Date.parse('2020-01-01'));
    const { rows } = await pool().query('select kind from accounts where id = $1', [answer.id]);
    expect(rows).toEqual([{ kind: 'user' }]);
  });

  it('[R31] stores the referrer, and drops values that cannot be a code', async () => {
    const referrerOf = async (referredBy: unknown) => {
      const { id } = await registerMember({ form: { referredBy } });
      const { rows } = await pool().query<{ referred_by: string | null }>(
        'select referred_by from accounts where id = $1',
        [id],
      );
      return rows[0]?.referred_by;
    };
    expect(await referrerOf('Anns_Code-1')).toBe('Anns_Code-1');
    expect(await referrerOf('//evil.example')).toBeNull();
    expect(await referrerOf('x'.repeat(65))).toBeNull();
    expect(await referrerOf({ $gt: '' })).toBeNull();
  });

  it('[R23] stores names normalized (NFC) and trimmed', async () => {
    const member = await registerMember({ form: { firstName: '  Ame\u0301lie ', lastName: "O'Neil\u00a0-🙂" } });
    expect(member).toMatchObject({ firstName: 'Amélie', lastName: "O'Neil\u00a0-🙂" });
  });

  it.each([
    ['firstName', 'Ann\r\nBcc: all@example.test'],
    ['lastName', 'Lee\n'],
    ['email', 'ann@example.test\r\nBcc: all@example.test'],
    ['firstName', 'Ann\u0000'],
    ['lastName', '\u001b[31mLee'],
    ['firstName', '\ud800'],
    ['lastName', 'x'.repeat(61)],
    ['email', `${'a'.repeat(250)}@example.test`],
    ['firstName', ''],
    ['lastName', null],
    ['phone', '(555) 010-1234\r\nBcc: all@example.test'],
    ['phone', '5550101234\n'],
    ['phone', '+44 20 7183 8750\r\nBcc: all@example.test'],
    ['phone', 'call me'],
    ['phone', { length: 3 }],
    ['email', ['ann@example.test']],
    ['email', { length: 5 }],
    ['password', 12_345_678],
  ])('[R23] refuses %s %j', async (field, value) => {
    const { status, refusal } = await register(registrationForm({ [field]: value }));
    expect(status).toBe(400);
    expect(refusal.code).toBe('bad_request');
  });

  it('[S15] names every invalid field with its sentence, and shows the first', async () => {
    const { refusal } = await register({ email: 'no', password: 'short', firstName: '', lastName: 'Lee' });
    expect(refusal).toEqual({
      code: 'bad_request',
      message: 'Please enter a valid email',
      fields: { email: 'Please enter a valid email', password: 'Minimum length is 8', firstName: 'Required' },
    });
  });

  it('[R3] ends in 429 for one network that creates many accounts', async () => {
    const from = visitor();
    // Rejected passwords count too: an attempt costs a point before anything is checked.
    const statuses: number[] = [];
    for (let i = 0; i < 21; i += 1)
      statuses.push((await register(registrationForm({ password: 'password1' }), from)).status);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 400), 429]);
    expect((await register(registrationForm())).status).toBe(201);
  });
});
