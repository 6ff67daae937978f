import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { currentPromoterTerms } from '@/lib/content/referrals/promoter-terms';
import { referralsContract } from '@/lib/contracts/referrals/referrals';
import { hashOf } from '@/lib/server/platform/sealing/crypto';
import { db } from '@/lib/server/platform/db/pool';
import { accounts } from '@/lib/server/platform/db/schema/accounts';
import {
  clicks,
  promoterAcceptances,
  referralBindings,
  referralCodes,
} from '@/lib/server/platform/db/schema/attribution';
import { visitor } from '@/tests/support/api/api';
import { registerMember, type Member } from '@/tests/support/database/factories';

const version = currentPromoterTerms.version;
const readOwnLink = (member: Member) => visitor().ask(referralsContract.own, { bearer: member.token });
const show = (code: string) => visitor().ask(referralsContract.show, { params: { code } });
const accept = (member: Member, body: { version: number; showsName: boolean } = { version, showsName: true }) =>
  visitor().ask(referralsContract.acceptTerms, { bearer: member.token, body });

async function ambassador(wishes: Parameters<typeof registerMember>[0] = {}) {
  const member = await registerMember(wishes);
  const { code } = (await accept(member)).answer;
  if (code === null) throw new Error('No code was given.');
  return { ...member, code };
}

const bindingOf = async (id: string) =>
  (await db().select().from(referralBindings).where(eq(referralBindings.accountId, id)))[0];

describe('[A12] a referral link', () => {
  let member: Member;
  beforeAll(async () => {
    member = await registerMember();
  });

  it('does not exist before the terms are accepted', async () => {
    expect((await readOwnLink(member)).answer).toMatchObject({ code: null, isActive: false, currentVersion: version });
    expect((await show('nothing1')).status).toBe(404);
  });

  it('is refused for an outdated version', async () => {
    const { status } = await accept(member, { version: version + 1, showsName: true });
    expect(status).toBe(409);
    expect((await readOwnLink(member)).answer.code).toBeNull();
  });

  it('works after the acceptance, which is stored with the version and a hash of the text', async () => {
    const { answer } = await accept(member);
    expect(answer).toMatchObject({ isActive: true, acceptedVersion: version, displayName: 'Ann L.' });
    expect((await show(answer.code ?? '')).answer).toEqual({ code: answer.code, displayName: 'Ann L.' });
    const [row] = await db().select().from(promoterAcceptances).where(eq(promoterAcceptances.accountId, member.id));
    expect(row).toMatchObject({ version, textHash: hashOf(JSON.stringify(currentPromoterTerms)) });
  });

  it('stays the same when accepted again, ten times at once, and shows a name only with permission', async () => {
    const { code } = (await readOwnLink(member)).answer;
    const again = await Promise.all(Array.from({ length: 10 }, () => accept(member, { version, showsName: false })));
    expect(new Set(again.map(({ answer }) => answer.code))).toEqual(new Set([code]));
    expect((await show(code ?? '')).answer.displayName).toBeNull();
    expect(await db().$count(referralCodes, eq(referralCodes.accountId, member.id))).toBe(1);
  });

  it('is found in any case, and stops with its owner’s account', async () => {
    const { code, id } = await ambassador();
    expect((await show(code.toUpperCase())).answer.code).toBe(code);
    await db().update(accounts).set({ disabledAt: new Date() }).where(eq(accounts.id, id));
    expect((await show(code)).status).toBe(404);
  });

  it('stops when it is retired', async () => {
    const { code } = await ambassador();
    await db().update(referralCodes).set({ retiredAt: new Date() }).where(eq(referralCodes.code, code));
    expect((await show(code)).status).toBe(404);
  });

  it.each(['a'.repeat(65), 'a b', '<b>', '%2e%2e', "' or 1=1"])('cannot be called %j', async (code) => {
    expect((await show(code)).status).toBe(404);
  });
});

it('[A1] clicks on a link are counted in all and for the last thirty days', async () => {
  const owner = await ambassador();
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  const click = { code: owner.code, path: '/', utm: {}, agent: 'Chrome' };
  await db()
    .insert(clicks)
    .values([31, 29, 0].map((days) => ({ ...click, id: `${owner.id} ${days}`, at: daysAgo(days) })));
  expect((await readOwnLink(owner)).answer.clicks).toEqual({ total: 3, last30Days: 2 });
});

describe('[A2] a referral', () => {
  it('is assigned at sign-up to the owner of the link, and counted for them', async () => {
    const owner = await ambassador();
    const customer = await registerMember({ form: { referredBy: owner.code } });
    expect(await bindingOf(customer.id)).toMatchObject({ ownerId: owner.id, code: owner.code });
    expect((await readOwnLink(owner)).answer.signUps).toBe(1);
  });

  it('never changes: not by a later sign-up form, not in the database', async () => {
    const [first, second] = [await ambassador(), await ambassador()];
    const customer = await registerMember({ form: { referredBy: first.code } });
    const move = db()
      .update(referralBindings)
      .set({ ownerId: second.id })
      .where(eq(referralBindings.accountId, customer.id));
    await expect(move).rejects.toThrow();
    await expect(db().delete(referralBindings).where(eq(referralBindings.accountId, customer.id))).rejects.toThrow();
    expect((await bindingOf(customer.id))?.ownerId).toBe(first.id);
  });

  it('is not assigned for an invalid code, and sign-up succeeds anyway', async () => {
    const customer = await registerMember({ form: { referredBy: 'no-such-code' } });
    expect(await bindingOf(customer.id)).toBeUndefined();
    expect((await db().select().from(accounts).where(eq(accounts.id, customer.id)))[0]?.referredBy).toBe(
      'no-such-code',
    );
  });
});
