import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { retainedAfterDeletion } from '@/lib/content/my-account/account-data';
import { myAccountContract as contract } from '@/lib/contracts/my-account/my-account';
import { deletionPhrase } from '@/lib/domain/accounts/deletion-phrase';
import { pool } from '@/lib/server/platform/db/pool';
import { requirePayments } from '@/lib/server/membership/payments';
import { visitor } from '@/tests/support/api/api';
import {
  goodPassword,
  kinds,
  mailsTo,
  readProfile,
  refresh,
  registerMember,
  tryLogin,
} from '@/tests/support/database/factories';
import { changeSettings } from '@/tests/support/providers/mail-settings';
import { customerOf, hearAll, payingMember } from '@/tests/support/features/payments';

const remove = ({ token: bearer }: { token: string }) =>
  visitor().ask(contract.remove, { bearer, body: { password: goodPassword, confirmation: deletionPhrase } });

/** Stripe settings whose URL has no server. */
const away = {
  ...{ secretKey: 'sk_test_of_this_test', publishableKey: 'pk_test_of_this_test', webhookSecrets: [] },
  ...{ apiBase: 'http://127.0.0.1:9', isLive: false, collectsTax: false },
};

describe('[R38] deleting an account', () => {
  it.each(kinds)('says what is kept, and makes login, refresh and another deletion impossible (%s)', async (kind) => {
    const member = await registerMember({ kind });
    const gone = await remove(member);
    expect([gone.status, gone.answer.kept]).toEqual([200, retainedAfterDeletion]);
    expect((await readProfile(member.token)).status).toBe(401);
    expect((await refresh(member.refreshToken)).status).toBe(401);
    const [deleted, unknown] = [
      await tryLogin(kind, member.email, goodPassword),
      await tryLogin(kind, 'nobody@example.test', goodPassword),
    ];
    expect([deleted.status, deleted.refusal]).toEqual([unknown.status, unknown.refusal]);
    const exists = await visitor().send('GET', `/api/users/exists?email=${encodeURIComponent(member.email)}`);
    expect(JSON.parse(exists.text)).toMatchObject({ exists: false });
    expect((await remove(member)).status).toBe(401);
  });

  it('succeeds while Stripe is unavailable, and ends the plan there once it is back', async () => {
    const { member } = await payingMember();
    const customer = await customerOf(member);
    const back = changeSettings({ stripe: away });
    expect((await remove(member)).status).toBe(200);
    back();
    const statusOf = async () => (await (await requirePayments()).listSubscriptions(customer))[0]?.status;
    expect(await statusOf()).toBe('active');
    await hearAll();
    expect(await statusOf()).toBe('canceled');
    const { rows } = await pool().query('select status from subscriptions where account_id = $1', [member.id]);
    expect(rows).toEqual([{ status: 'canceled' }]);
  });

  it('deletes nothing when it fails halfway, and succeeds at the next attempt', async () => {
    const member = await registerMember();
    const owner = new pg.Client({ connectionString: process.env.DATABASE_URL });
    await owner.connect();
    // Most other data is deleted before this table.
    await owner.query('alter table oauth_states rename to oauth_states_away');
    expect((await remove(member)).status).toBe(500);
    await owner.query('alter table oauth_states_away rename to oauth_states');
    await owner.end();
    expect((await readProfile(member.token)).status).toBe(200);
    expect((await tryLogin('user', member.email, goodPassword)).status).toBe(200);
    expect((await mailsTo(member.email)).map(({ template }) => template)).not.toContain('account-deleted');
    expect((await remove(member)).status).toBe(200);
    expect((await tryLogin('user', member.email, goodPassword)).status).toBe(401);
  });
});
