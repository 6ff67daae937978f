import { describe, expect, it } from 'vitest';
import { myAccountContract as contract } from '@/lib/contracts/my-account/my-account';
import { usersContract } from '@/lib/contracts/accounts/users';
import { watchlistsContract } from '@/lib/contracts/research/watchlists';
import { deletionPhrase } from '@/lib/domain/accounts/deletion-phrase';
import { pool } from '@/lib/server/platform/db/pool';
import { accountTables } from '@/lib/server/my-account/account-tables-repository';
import { visitor } from '@/tests/support/api/api';
import {
  freshEmail,
  goodPassword,
  kinds,
  logIn,
  mailsTo,
  readProfile,
  registerMember,
  tryLogin,
  type Member,
} from '@/tests/support/database/factories';

const take = async (member: Member) => (await visitor().ask(contract.export, { bearer: member.token })).answer;
const remove = (member: Member, body: object = { password: goodPassword, confirmation: deletionPhrase }) =>
  visitor().send('DELETE', contract.remove.path, { bearer: member.token, body });

/** Columns that refer to an account, in the tables that the site uses. */
async function tablesOfAccounts() {
  const { rows } = await pool().query<{ table_name: string }>(
    `select distinct table_name from information_schema.columns
      where table_schema = 'public' and column_name = 'account_id' order by table_name`,
  );
  return rows.map(({ table_name }) => table_name);
}

describe('[J9] the list of tables with account data', () => {
  it('is complete', async () => {
    const listed = new Set(accountTables.map(({ table }) => table));
    expect((await tablesOfAccounts()).filter((table) => !listed.has(table))).toEqual([]);
  });

  it('[R67] never exports a key, a password or a password hash', () => {
    const columns = accountTables.flatMap(({ columns: all }) => all);
    for (const column of columns.filter((name) => name !== 'text_hash'))
      expect(column).not.toMatch(/hash|token|password|secret|sealed/);
  });
});

describe.each(kinds)('[G13] the account’s data (%s)', (kind) => {
  it('can be exported in full, and only by its owner', async () => {
    const [member, other] = [await registerMember({ kind }), await registerMember({ kind })];
    const { tables } = await take(member);
    expect(Object.keys(tables)).toEqual(
      expect.arrayContaining(['account', ...accountTables.map(({ table }) => table)]),
    );
    expect(tables.account).toMatchObject([{ kind, email: member.email, first_name: 'Ann' }]);
    expect(tables.sessions).toHaveLength(1);
    expect(tables.consent_events).toMatchObject([{ name: 'terms' }]);
    const text = JSON.stringify(tables);
    expect(text).not.toContain(other.email);
    expect(text).not.toContain('argon2');
  });

  it('is deleted with the account, except what is listed', async () => {
    const member = await registerMember({ kind, form: { uniqueId: 'a'.repeat(20) } });
    await logIn(member);
    expect((await remove(member)).status).toBe(200);
    expect((await tryLogin(kind, member.email, goodPassword)).status).toBe(401);
    expect((await visitor().ask(contract.read, { bearer: member.token })).status).toBe(401);
    for (const { table, of, fate } of accountTables) {
      const { rows } = await pool().query<{ left: number }>(`select count(*)::int as left from ${table} where ${of}`, [
        member.id,
      ]);
      if (fate === 'gone') expect(rows, table).toEqual([{ left: 0 }]);
    }
    const { rows } = await pool().query('select * from accounts where id = $1', [member.id]);
    expect(JSON.stringify(rows)).not.toMatch(/Ann|Lee|example\.test|argon2|aaaaaaaa/);
    expect((await mailsTo(member.email)).map(({ template }) => template)).toEqual(['account-deleted']);
    // The address can be used again.
    expect((await registerMember({ kind, form: { email: member.email } })).id).not.toBe(member.id);
  });

  it('[R12] takes no mail from an account of the other kind with the same address', async () => {
    const owner = await registerMember({ kind });
    await visitor().ask(contract.requestEmail, {
      bearer: owner.token,
      body: { email: freshEmail(), password: goodPassword },
    });
    const intruder = await registerMember({
      kind: kind === 'user' ? 'investor' : 'user',
      form: { email: owner.email },
    });
    expect((await remove(intruder)).status).toBe(200);
    expect((await mailsTo(owner.email)).map(({ template }) => template)).toContain('email-requested');
  });

  it('asks for the password and the confirmation phrase', async () => {
    const member = await registerMember({ kind });
    expect((await remove(member, { password: 'a guess', confirmation: deletionPhrase })).refusal.fields).toEqual({
      password: 'Incorrect password.',
    });
    expect((await remove(member, { password: goodPassword, confirmation: 'yes' })).refusal.fields).toEqual({
      confirmation: 'Please type: delete my account',
    });
    expect((await visitor().ask(contract.read, { bearer: member.token })).status).toBe(200);
  });
});

describe('[G13] a deletion', () => {
  it('deletes lists and searches, and leaves those of others alone', async () => {
    const [member, other] = [await registerMember(), await registerMember()];
    for (const { token } of [member, other]) {
      await visitor().ask(usersContract.saveSearch, { bearer: token, body: { search: 'AAPL' } });
      await visitor().ask(watchlistsContract.create, { bearer: token, body: { name: 'Chips' } });
    }
    expect((await remove(member)).status).toBe(200);
    const { rows } = await pool().query('select account_id from watchlists union select account_id from searches');
    expect(rows).toEqual([{ account_id: other.id }]);
    expect((await readProfile(other.token)).answer.searches).toEqual(['AAPL']);
  });

  it('happens once, however often it is asked for at once', async () => {
    const member = await registerMember();
    const replies = await Promise.all([remove(member), remove(member), remove(member)]);
    expect(replies.some(({ status }) => status === 200)).toBe(true);
    expect(replies.filter(({ status }) => status >= 500)).toEqual([]);
    expect((await mailsTo(member.email)).map(({ template }) => template)).toEqual(['account-deleted']);
  });
});
