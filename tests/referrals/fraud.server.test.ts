import { afterEach, describe, expect, it } from 'vitest';
import { commissionOperationContract } from '@/lib/contracts/referrals/commission-operation';
import { fraudOf, type FraudFacts } from '@/lib/domain/referrals/fraud-rules';
import { randomId } from '@/lib/domain/shared/ids';
import { setClock } from '@/lib/server/platform/clock';
import { pool } from '@/lib/server/platform/db/pool';
import { settings } from '@/lib/server/platform/settings/env';
import { visitor } from '@/tests/support/api/api';
import { registerMember } from '@/tests/support/database/factories';
import { bind, commissionsOf, sale } from '@/tests/support/features/commissions';
import { promoter } from '@/tests/support/features/payments';
import { approveAll, payoutsOf, readyPayee, saveBank, sold } from '@/tests/support/features/payouts';

afterEach(() => setClock());

const memberAt = (email: string) => registerMember({ form: { email } });
const holdOf = async (invoiceId: string) => {
  const { rows } = await pool().query<{ hold_reason: string | null; state: string }>(
    'select hold_reason, state from commissions where invoice_id = $1 order by degree',
    [invoiceId],
  );
  return rows.map(({ state, hold_reason: reason }) => [state, reason]);
};
const cardOf = (accountId: string, fingerprint: string) =>
  pool().query(
    `insert into billing_cards (stripe_id, account_id, brand, last4, exp_month, exp_year, fingerprint_hash, is_default, created_at)
     values ($1, $2, 'visa', '4242', 12, 2040, $3, true, now())`,
    [`pm_${randomId()}`, accountId, fingerprint],
  );
let counted = 0;
const operator = () => ({ bearer: settings().opsToken });

const sameMailbox = 'The buyer’s email goes to the same mailbox as yours or another customer’s';
const sameCard = 'The buyer paid with a card that you or another customer used';

describe('[A9] a fraud rule holds the commission with its reason', () => {
  it.each([
    ['a plus-tag', 'ann.lee@example.test', 'ann.lee+two@example.test', true],
    ['a plus-tag on both', 'x+one@example.test', 'x+two@example.test', true],
    ['dots at Gmail', 'ann.lee@gmail.com', 'annlee@gmail.com', true],
    ['Gmail under its other name', 'a.n.n@googlemail.com', 'ann+shop@gmail.com', true],
    ['dots elsewhere', 'b.lee@example.test', 'blee@example.test', false],
    ['another domain', 'c@one.test', 'c@two.test', false],
  ])('%s: %s and %s', async (_, payee, payer, isHeld) => {
    const unique = (email: string) => email.replace(/^/, `q${counted}`);
    counted += 1;
    const [owner, buyer] = [await memberAt(unique(payee)), await memberAt(unique(payer))];
    const invoiceId = await sale({ payerId: buyer.id, ownerId: owner.id });
    expect(await holdOf(invoiceId)).toEqual([isHeld ? ['held', sameMailbox] : ['pending', null]]);
  });
  it('two customers with one mailbox: the first earns, the second is held', async () => {
    const owner = await registerMember();
    const name = randomId();
    const buyers = [await memberAt(`${name}+1@example.test`), await memberAt(`${name}+2@example.test`)];
    const holds = [];
    for (const { id } of buyers) holds.push(...(await holdOf(await sale({ payerId: id, ownerId: owner.id }))));
    expect(holds).toEqual([
      ['pending', null],
      ['held', sameMailbox],
    ]);
  });

  it('a disposable address, at both degrees', async () => {
    const [owner, above] = [await registerMember(), await registerMember()];
    await bind(owner.id, above.id);
    const buyer = await memberAt(`${randomId()}@mailinator.com`);
    const reason = 'The buyer signed up with a disposable email address';
    expect(await holdOf(await sale({ payerId: buyer.id, ownerId: owner.id }))).toEqual([
      ['held', reason],
      ['held', reason],
    ]);
  });

  it('the payee’s own card, and that of another customer', async () => {
    const [owner, self, one, two] = await Promise.all(Array.from({ length: 4 }, () => registerMember()));
    if (!owner || !self || !one || !two) throw new Error('Four members.');
    await cardOf(owner.id, `own-${owner.id}`);
    await cardOf(self.id, `own-${owner.id}`);
    await cardOf(one.id, `shared-${owner.id}`);
    await cardOf(two.id, `shared-${owner.id}`);
    const holds = [];
    for (const { id } of [self, one, two])
      holds.push(...(await holdOf(await sale({ payerId: id, ownerId: owner.id }))));
    expect(holds).toEqual([
      ['held', sameCard],
      ['pending', null],
      ['held', sameCard],
    ]);
  });

  it('a hundred sign-ups from one IP address are held, five of a household are not', async () => {
    const owner = await promoter();
    const crowd = visitor();
    const signUp = async () => (await registerMember({ from: crowd, form: { referredBy: owner.link } })).id;
    const household = [];
    for (let count = 0; count < 5; count += 1) household.push(await signUp());
    const [first = ''] = household;
    const familySale = await sale({ payerId: first, ownerId: owner.member.id });
    expect(await holdOf(familySale)).toEqual([['pending', null]]);
    // Rate limits stop a visitor at twenty sign-ups an hour; the others are inserted with the same network key.
    const { rows } = await pool().query<{ key: string }>(
      'select network_key as key from sign_up_networks where account_id = $1',
      [first],
    );
    const last = await signUp();
    await pool().query(
      `insert into accounts (id, kind, email, email_key, password_hash, first_name, last_name, created_at)
       select $1 || n, 'user', $1 || n || '@example.test', lower($1 || n || '@example.test'), 'x', 'A', 'B', now()
         from generate_series(1, 94) n`,
      [randomId()],
    );
    await pool().query(
      `insert into sign_up_networks select id, $1, now() from accounts where password_hash = 'x' on conflict do nothing`,
      [rows[0]?.key],
    );
    await pool().query(
      `insert into referral_bindings select id, $1, 'CODE', now() from accounts where password_hash = 'x'
         and not exists (select from referral_bindings where account_id = accounts.id)`,
      [owner.member.id],
    );
    const reason = 'Many of your sign-ups came from one network on one day';
    const { rows: crowdIds } = await pool().query<{ id: string }>(
      `select id from accounts where password_hash = 'x' limit 3`,
    );
    for (const { id } of [{ id: last }, ...crowdIds])
      expect(await holdOf(await sale({ payerId: id, ownerId: owner.member.id }))).toEqual([['held', reason]]);
    expect(JSON.stringify(rows)).not.toContain(crowd.ip);
  });

  it('a payout account that another payee uses', async () => {
    const bank = { accountNumber: '77665544332211' };
    const [first, second] = [await readyPayee(10_000), await readyPayee(10_000)];
    await saveBank(first, bank);
    await saveBank(second, bank);
    expect((await payoutsOf(first)).balance).toMatchObject({ approvedCents: 2_000, heldCents: 0 });
    expect((await payoutsOf(second)).balance).toMatchObject({ approvedCents: 0, heldCents: 2_000 });
    const reason = 'Another ambassador uses the same payout account';
    expect(await holdOf(await sold(second.id))).toEqual([['held', reason]]);
  });

  it('lets a person release it, after which it is not held again', async () => {
    const owner = await registerMember();
    const buyer = await memberAt(`${randomId()}@mailinator.com`);
    const [row] = await commissionsOf(await sale({ payerId: buyer.id, ownerId: owner.id, cents: 10_000 }));
    await approveAll();
    expect((await payoutsOf(owner)).balance).toMatchObject({ heldCents: 2_000, approvedCents: 0 });
    await visitor().ask(commissionOperationContract.release, { ...operator(), params: { id: row?.id ?? '' } });
    await approveAll();
    expect((await payoutsOf(owner)).balance).toMatchObject({ heldCents: 0, approvedCents: 2_000 });
  });
});

it('[A9] rules are named, and all that apply are listed', () => {
  const clean: FraudFacts = {
    ...{ suspension: null, sharesMailbox: false, hasDisposableEmail: false, sharesCard: false },
    ...{ signUpsOfNetwork: 5, sharesPayoutAccount: false },
  };
  expect(fraudOf(clean)).toEqual([]);
  expect(fraudOf({ ...clean, signUpsOfNetwork: 6, sharesCard: true })).toEqual(['same-card', 'sign-up-burst']);
});
