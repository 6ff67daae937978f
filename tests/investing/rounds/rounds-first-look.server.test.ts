import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { roundsContract } from '@/lib/contracts/investing/rounds';
import { setClock } from '@/lib/server/platform/clock';
import { visitor } from '@/tests/support/api/api';
import { registerMember } from '@/tests/support/database/factories';
import { changeSettings } from '@/tests/support/providers/mail-settings';
import { addRound, operate, registerInvestor, roundActs } from '@/tests/support/features/rounds';

const shownAt = Date.now();
const publicAt = shownAt + 48 * 3_600_000;
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

const inFirstLook = () => addRound({ state: 'testing-waters', firstLookAt: new Date(shownAt), firstLookHours: 48 });

describe('early access', () => {
  it('[H5] is for investors until its last second ends, and then public', async () => {
    const { slug } = await inFirstLook();
    const [investor, user] = [await registerInvestor(), await registerMember()];
    const statuses = async () => [
      (await roundActs(investor, slug).read()).status,
      (await roundActs(user, slug).read()).status,
      (await visitor().ask(roundsContract.read, { params: { slug } })).status,
    ];
    stand(shownAt - 1000);
    expect(await statuses()).toEqual([404, 404, 404]);
    stand(shownAt);
    expect(await statuses()).toEqual([200, 404, 404]);
    stand(publicAt - 1000);
    expect(await statuses()).toEqual([200, 404, 404]);
    stand(publicAt);
    expect(await statuses()).toEqual([200, 200, 200]);
  });

  it('[H5] takes reservations from its first instant, and none before', async () => {
    const { slug } = await inFirstLook();
    const investor = await registerInvestor();
    stand(shownAt - 1);
    expect((await roundActs(investor, slug).reserve()).status).toBe(404);
    stand(shownAt);
    expect((await roundActs(investor, slug).reserve()).status).toBe(200);
  });

  it('[H5] lists each round with both of its times, and the time of the request', async () => {
    const { slug } = await inFirstLook();
    const investor = await registerInvestor();
    const slugs = async (bearer?: string) => {
      const { answer } = await visitor().ask(roundsContract.list, { bearer });
      expect(answer.asOf).toBe(new Date(publicAt - 1000).toISOString());
      return answer.items.filter((round) => round.slug === slug);
    };
    stand(publicAt - 1000);
    expect(await slugs()).toEqual([]);
    expect(await slugs(investor.token)).toEqual([
      expect.objectContaining({
        firstLookAt: new Date(shownAt).toISOString(),
        publicAt: new Date(publicAt).toISOString(),
        stateAt: expect.any(String) as string,
      }),
    ]);
  });

  it('[H5] begins when the operator announces a round, and no live offering starts before its end', async () => {
    const { slug } = await addRound({ state: 'draft', firstLookAt: null, publicAt: null, firstLookHours: 24 });
    const investor = await registerInvestor();
    expect((await roundActs(investor, slug).read()).status).toBe(404);
    stand(shownAt);
    expect((await operate(slug).move('testing-waters')).answer.publicAt).toBe(
      new Date(shownAt + 24 * 3_600_000).toISOString(),
    );
    expect((await roundActs(investor, slug).read()).status).toBe(200);
    expect((await operate(slug).move('live')).refusal.message).toContain('first look is not over');
    stand(shownAt + 24 * 3_600_000);
    expect((await operate(slug).move('live')).answer.state).toBe('live');
  });

  it('[H13] shows planned terms before the filing, and only terms while live', async () => {
    const planned = { priceCents: null, valuationCapCents: 600_000_000, deadlineAt: null };
    const { slug } = await addRound({ state: 'testing-waters', ...planned });
    const readEarly = async () => (await visitor().ask(roundsContract.read, { params: { slug } })).answer;
    expect(await readEarly()).toMatchObject({
      ...{ phase: 'interest', known: ['It makes examples.'], security: 'Common stock', ...planned },
      reserved: { count: 0, cents: 0 },
    });
    const [first, second] = [await registerInvestor(), await registerInvestor()];
    await roundActs(first, slug).reserve(20_000);
    await roundActs(second, slug).reserve(35_050);
    expect(await readEarly()).toMatchObject({ reserved: { count: 2, cents: 55_050 } });
    await roundActs(first, slug).withdraw();
    const early = await readEarly();
    expect(early).toMatchObject({ reserved: { count: 1, cents: 35_050 } });
    for (const word of ['portal', 'issuer']) expect(Object.keys(early)).not.toContain(word);
    const live = (await visitor().ask(roundsContract.read, { params: { slug: (await addRound()).slug } })).answer;
    expect(live).toMatchObject({ phase: 'notice', priceCents: 125, portal: { url: 'https://portal.example/round' } });
    for (const word of ['known', 'risks', 'documents']) expect(Object.keys(live)).not.toContain(word);
    const over = (
      await visitor().ask(roundsContract.read, { params: { slug: (await addRound({ state: 'cancelled' })).slug } })
    ).answer;
    expect(over.phase).toBe('over');
    expect(JSON.stringify(over)).not.toMatch(/Cents|deadline/);
  });
});
