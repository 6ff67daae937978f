import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newsletterContract } from '@/lib/contracts/publishing/newsletter';
import { paceHours, type Pace } from '@/lib/domain/publishing/newsletter';
import { setClock } from '@/lib/server/platform/clock';
import { visitor } from '@/tests/support/api/api';
import { issuesTo, onTheList, publishTwo, sendEdition, tokenOfIssue } from '@/tests/support/features/editions';
import { tokenIn, subscriberOf } from '@/tests/support/features/leads';
import { freshEmail } from '@/tests/support/database/factories';
import { statementsOf } from '@/tests/support/database/statements';

const { preferences, choose, unsubscribe, subscribe } = newsletterContract;
const read = (token: string) => visitor().ask(preferences, { query: { token } });
const change = (token: string, wants: string[], pace: Pace = 'every') =>
  visitor().ask(choose, { body: { token, wants, pace } });

beforeAll(publishTwo);
afterEach(() => setClock());

/** A subscriber who has received an issue, with the token in its links. */
async function reader() {
  const email = await onTheList();
  await sendEdition();
  return { email, token: await tokenOfIssue(email) };
}

describe('[D5] a reader’s newsletter settings', () => {
  it('are every subject and every issue at first, and apply from the next mail on, without a login', async () => {
    const { email, token } = await reader();
    const first = (await read(token)).answer;
    expect(first).toMatchObject({ isOnTheList: true, pace: 'every' });
    expect(first.categories.length).toBeGreaterThan(3);
    expect(first.categories.every(({ isWanted }) => isWanted)).toBe(true);

    expect((await change(token, ['signals'])).status).toBe(200);
    const wanted = (await read(token)).answer.categories.filter(({ isWanted }) => isWanted);
    expect(wanted.map(({ slug }) => slug)).toEqual(['signals']);
    await sendEdition();
    const text = (await issuesTo(email)).at(-1)?.text;
    expect(text).toContain('A beginning.');
    expect(text).not.toContain('Everybody reads this.');
  });

  it.each(['weekly', 'monthly'] as const)('are %s at most: nothing is sent before that time is over', async (pace) => {
    const start = Date.now();
    setClock(() => new Date(start));
    const { email, token } = await reader();
    await change(token, ['signals', 'how-we-count'], pace);
    const mailed = async (ms: number) => {
      setClock(() => new Date(start + ms));
      await sendEdition();
      return (await issuesTo(email)).length;
    };
    const rest = paceHours[pace] * 3_600_000;
    expect([await mailed(rest - 1), await mailed(rest)]).toEqual([1, 2]);
  });

  it('are refused when nothing is left, or for an unknown subject, and stay unchanged', async () => {
    const { token } = await reader();
    const refused = [await change(token, []), await change(token, ['gossip'])];
    expect(refused.map(({ status, refusal }) => [status, refusal.message])).toEqual([
      [422, 'Choose at least one topic, or unsubscribe below.'],
      [422, 'Unknown category: gossip.'],
    ]);
    expect((await read(token)).answer.categories.every(({ isWanted }) => isWanted)).toBe(true);
  });

  it('need the secret of a mail and nothing else', async () => {
    const email = freshEmail();
    await visitor().ask(subscribe, { body: { email } });
    for (const token of [await tokenIn(email, 'confirm'), 'x'.repeat(43), "';--"]) {
      expect((await read(token)).status).toBe(400);
      expect((await change(token, ['signals'])).status).toBe(400);
    }
  });

  it('no longer exist after unsubscribing', async () => {
    const { email, token } = await reader();
    await visitor().ask(unsubscribe, { body: { token } });
    expect((await read(token)).answer.isOnTheList).toBe(false);
    await change(token, ['signals']);
    expect((await subscriberOf(email))?.state).toBe('ended');
  });

  it('[P4] are read in two queries', async () => {
    const { token } = await reader();
    expect(await statementsOf(() => read(token))).toHaveLength(2);
  });
});
