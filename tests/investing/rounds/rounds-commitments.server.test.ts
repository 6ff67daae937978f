import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { roundsContract } from '@/lib/contracts/investing/rounds';
import { endOfBusinessDays } from '@/lib/domain/shared/calendar/business-days';
import { setClock } from '@/lib/server/platform/clock';
import { processDueRounds } from '@/lib/server/investing/rounds/process-rounds-job';
import { mailsTo, registerMember } from '@/tests/support/database/factories';
import { changeSettings } from '@/tests/support/providers/mail-settings';
import { addRound, operate, registerInvestor, roundActs } from '@/tests/support/features/rounds';

const stand = (at: number) => setClock(() => new Date(at));
let restore: () => void;
// Tokens stay valid while these tests move the clock.
beforeEach(() => {
  restore = changeSettings({ accessTtlS: 30 * 86_400 });
});
afterEach(() => {
  restore();
  setClock();
});
const hour = 3_600_000;
const templatesTo = async (email: string) => (await mailsTo(email)).map(({ template }) => template);

describe('a reservation', () => {
  it('[H2] is non-binding: changed by repeating it, canceled at any time, confirmed later', async () => {
    const { slug } = await addRound({ state: 'testing-waters', deadlineAt: new Date(Date.now() + 60 * 24 * hour) });
    const investor = await registerInvestor();
    const acts = roundActs(investor, slug);
    await Promise.all([acts.reserve(20_000), acts.reserve(20_000)]);
    expect((await acts.reserve(30_000)).answer.reservation?.amountCents).toBe(30_000);
    expect((await acts.withdraw()).answer.reservation).toBeNull();
    expect((await acts.withdraw()).status).toBe(200);
    await acts.reserve(40_000);
    expect((await acts.handOver()).status).toBe(409);
    await operate(slug).move('live');
    expect(await templatesTo(investor.email)).toContain('round-open');
    expect((await acts.reserve()).status).toBe(409);
    const { answer } = await acts.handOver(45_000);
    expect(answer).toMatchObject({ reservation: null, commitment: { amountCents: 45_000, heldCents: null } });
  });

  it('[H2] needs the legend confirmed and a valid amount, from an investor', async () => {
    const { slug } = await addRound({ state: 'testing-waters' });
    const investor = await registerInvestor();
    const { from, token: bearer } = investor;
    const body = { amountCents: 50_000, hasReadLegend: false as never };
    expect((await from.ask(roundsContract.reserve, { params: { slug }, bearer, body })).refusal.fields).toHaveProperty(
      'hasReadLegend',
    );
    for (const amount of [9_999, 1_000_001, 0, -5, 0.5])
      expect((await roundActs(investor, slug).reserve(amount)).refusal.fields).toHaveProperty('amountCents');
    for (const amount of [10_000, 1_000_000])
      expect((await roundActs(investor, slug).reserve(amount)).answer.reservation?.amountCents).toBe(amount);
    expect((await roundActs(await registerMember(), slug).reserve()).status).toBe(403);
  });

  it('[H2] [H6] moves no money: from the reservation to the canceled commitment no external service is called', async () => {
    const fetchSpy = vi.spyOn(globalThis, 'fetch');
    const { slug } = await addRound({ state: 'testing-waters', deadlineAt: new Date(Date.now() + 60 * 24 * hour) });
    const investor = await registerInvestor();
    const acts = roundActs(investor, slug);
    await acts.reserve();
    await operate(slug).move('live');
    const { answer } = await acts.handOver();
    expect(answer.portal?.url).toBe('https://portal.example/round');
    await acts.cancel();
    expect(fetchSpy).not.toHaveBeenCalled();
    fetchSpy.mockRestore();
  });
});

describe('a commitment', () => {
  it.each([
    [-1, 200],
    [0, 409],
    [1, 409],
  ])('[H4] can be canceled until 48 hours before the deadline: %d s from there answers %d', async (seconds, status) => {
    const deadline = Date.now() + 25 * 24 * hour;
    const { slug } = await addRound({ deadlineAt: new Date(deadline) });
    const investor = await registerInvestor();
    const acts = roundActs(investor, slug);
    await acts.handOver();
    expect((await acts.investorStatus()).cancelUntil).toBe(new Date(deadline - 48 * hour).toISOString());
    stand(deadline - 48 * hour + seconds * 1000);
    const reply = await acts.cancel();
    expect(reply.status).toBe(status);
    expect((await acts.investorStatus()).commitment?.ending).toBe(status === 200 ? 'withdrawn' : null);
    expect((await templatesTo(investor.email)).includes('commitment-ended')).toBe(status === 200);
  });

  it('[H4] must be reconfirmed after a material change, or ends after five business days', async () => {
    const { slug } = await addRound();
    const [careful, silent] = [await registerInvestor(), await registerInvestor()];
    await roundActs(careful, slug).handOver();
    await roundActs(silent, slug).handOver();
    const changedAt = new Date();
    const { answer } = await operate(slug).change();
    const by = endOfBusinessDays(changedAt, 5);
    expect(answer).toMatchObject({ asked: 2, reconfirmBy: by.toISOString() });
    expect(await templatesTo(silent.email)).toContain('round-changed');
    expect((await roundActs(careful, slug).investorStatus()).changes[0]?.text).toContain('$1.40');

    expect((await roundActs(careful, slug).reconfirm()).answer.commitment?.reconfirmBy).toBeNull();
    expect((await roundActs(careful, slug).reconfirm()).status).toBe(409);
    stand(by.getTime() - 1000);
    await processDueRounds();
    expect((await roundActs(silent, slug).investorStatus()).commitment?.ending).toBeNull();
    stand(by.getTime());
    expect((await roundActs(silent, slug).reconfirm()).status).toBe(409);
    await Promise.all([processDueRounds(), processDueRounds()]);
    expect((await roundActs(silent, slug).investorStatus()).commitment?.ending).toBe('not-reconfirmed');
    expect((await roundActs(careful, slug).investorStatus()).commitment?.ending).toBeNull();
    expect((await templatesTo(silent.email)).filter((name) => name === 'commitment-ended')).toHaveLength(1);
  });

  it('[H4] keeps its time for reconfirmation: a change just before the deadline moves the deadline', async () => {
    const { slug } = await addRound({ deadlineAt: new Date(Date.now() + 50 * hour) });
    const { answer } = await operate(slug).change();
    expect(answer.deadlineAt).toBe(answer.reconfirmBy);
  });

  it('[H1] [H6] follows what the intermediary holds, and ends with the round', async () => {
    const deadline = Date.now() + 25 * 24 * hour;
    const { slug } = await addRound({ deadlineAt: new Date(deadline) });
    const [held, lost] = [await registerInvestor(), await registerInvestor()];
    await roundActs(held, slug).handOver(70_000);
    await roundActs(lost, slug).handOver(80_000);
    const [first] = await operate(slug).commitments();
    await operate(slug).hold(first!.id, 65_000);
    expect((await roundActs(held, slug).handOver(90_000)).refusal.message).toContain('Change it there');
    const page = (await roundActs(held, slug).read()).answer;
    expect(page).toMatchObject({ held: { cents: 65_000 } });
    const { answer: own } = await held.from.ask(roundsContract.own, { bearer: held.token });
    expect((await roundActs(held, slug).investorStatus()).yearCents).toBe(65_000);
    expect(own).toMatchObject({ yearCents: 65_000, commitments: [{ round: { slug }, heldCents: 65_000 }] });

    expect((await operate(slug).move('closing')).status).toBe(409);
    stand(deadline - 48 * hour);
    await processDueRounds();
    expect((await roundActs(held, slug).investorStatus()).state).toBe('closing');
    expect((await operate(slug).move('closed')).status).toBe(409);
    stand(deadline);
    expect((await roundActs(held, slug).handOver()).status).toBe(409);
    expect((await operate(slug).move('closed')).answer.state).toBe('closed');
    expect((await roundActs(held, slug).investorStatus()).commitment?.ending).toBe('completed');
    expect((await roundActs(lost, slug).investorStatus()).commitment?.ending).toBe('not-held');
  });

  it('[H1] ends when the round is called off', async () => {
    const { slug } = await addRound();
    const investor = await registerInvestor();
    await roundActs(investor, slug).handOver();
    await operate(slug).move('cancelled');
    expect((await roundActs(investor, slug).investorStatus()).commitment?.ending).toBe('round-cancelled');
    expect((await operate(slug).move('live')).refusal.message).toContain('nowhere');
  });
});
