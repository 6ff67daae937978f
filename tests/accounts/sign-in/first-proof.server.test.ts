import { expect, it } from 'vitest';
import { drainOutbox } from '@/lib/server/app/outbox/drain';
import { pool } from '@/lib/server/platform/db/pool';
import {
  auditOf,
  mailsTo,
  registerMember,
  requestResetToken,
  resetPassword,
  tryLogin,
  type Member,
} from '@/tests/support/database/factories';
import { emailOf } from '@/tests/support/accounts/outstanding-links';
import { confirmEmail } from '@/tests/support/features/linked-accounts';
import { payoutsOf, saveBank, saveW9 } from '@/tests/support/features/payouts';
import { freshPhone } from '@/tests/support/providers/texts';

const ownersPassword = 'the owner of a horse and a battery';

/** An account with everything that another person could receive through it: money, signals and trades. */
async function accountWithDetails() {
  const member = await registerMember();
  await saveBank(member);
  await saveW9(member);
  await pool().query(
    `with number as (
       insert into phone_numbers (id, phone, country, created_at) values ($1, $2, 'US', now()) returning id
     ), login as (
       insert into tradier_links (account_id, profile_id, accounts, scope, access_token, expires_at, linked_at)
       values ($1, 'id-x', '[]', 'trade', 's1.x', now(), now())
     )
     insert into signal_texts (account_id, phone_id, requested_at) select $1, id, now() from number`,
    [member.id, freshPhone()],
  );
  return member;
}

const detailsOf = async ({ id }: Member) => {
  const { rows } = await pool().query<{ name: string }>(
    `select 'bank' as name from payout_accounts where account_id = $1
     union all select 'tax form' from tax_forms where account_id = $1
     union all select 'number' from signal_texts where account_id = $1
     union all select 'Tradier' from tradier_links where account_id = $1 order by name`,
    [id],
  );
  return rows.map(({ name }) => name);
};

async function recover(member: Member) {
  await resetPassword('user', await requestResetToken(member), ownersPassword);
  await drainOutbox();
  const { token } = (await tryLogin('user', member.email, ownersPassword)).answer;
  const mail = (await mailsTo(member.email)).findLast(({ template }) => template === 'password-changed');
  return { token, text: mail?.text?.replaceAll(/\s+/g, ' ') ?? '' };
}

it('[R12] a reset of an account whose address was never confirmed removes what an intruder may have added', async () => {
  const member = await accountWithDetails();
  expect(await detailsOf(member)).toEqual(['Tradier', 'bank', 'number', 'tax form']);
  const { token, text } = await recover(member);
  expect(await detailsOf(member)).toEqual([]);
  expect((await payoutsOf({ token })).details).toBeNull();
  expect(await emailOf({ token })).toMatchObject({ isEmailConfirmed: true });
  expect((await auditOf(member.id)).map(({ event }) => event)).toContain('email_confirmed');
  expect(text).toContain('we removed payout details, tax forms, numbers for signal texts and Tradier logins');
});

it('[R12] a reset of an account whose address is confirmed removes nothing', async () => {
  const member = await accountWithDetails();
  await confirmEmail(member);
  const { text } = await recover(member);
  expect(await detailsOf(member)).toEqual(['Tradier', 'bank', 'number', 'tax form']);
  expect(text).not.toContain('we removed');
});
