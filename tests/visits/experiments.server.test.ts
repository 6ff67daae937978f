import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { experimentsContract } from '@/lib/contracts/visits/experiments';
import { usersContract } from '@/lib/contracts/accounts/users';
import { randomId } from '@/lib/domain/shared/ids';
import { db } from '@/lib/server/platform/db/pool';
import { experimentExposures } from '@/lib/server/platform/db/schema/experiments';
import { settings } from '@/lib/server/platform/settings/env';
import { describeOutcome } from '@/lib/server/visits/experiments-commands';
import { visitor } from '@/tests/support/api/api';
import { freshEmail } from '@/tests/support/database/factories';
import { changeSettings } from '@/tests/support/providers/mail-settings';

const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const name = 'landing-greeting';

const see = (uniqueId: string, variant: 'control' | 'changed', headers: Record<string, string> = {}) =>
  visitor().ask(experimentsContract.expose, {
    body: { experiment: name, variant, uniqueId },
    headers: { 'user-agent': browser, ...headers },
  });

async function result() {
  const { answer } = await visitor().ask(experimentsContract.results, { bearer: settings().opsToken });
  const outcome = answer.items.find((item) => item.name === name);
  if (!outcome) throw new Error('The sample experiment is not known.');
  return outcome;
}

const signUp = (uniqueId: string) =>
  visitor().ask(usersContract.register, {
    body: {
      email: freshEmail(),
      password: 'correct horse battery staple',
      firstName: 'Ann',
      lastName: 'Lee',
      uniqueId,
    },
  });

let restore: () => void;
beforeEach(async () => {
  restore = changeSettings({ sampleExperiment: true });
  await db().delete(experimentExposures);
});
afterEach(() => restore());

describe('counting the visitors of an experiment', () => {
  it('[I8] counts a visitor once, also when two tabs report at once and when the variant changed', async () => {
    const uniqueId = randomId();
    const answers = await Promise.all(Array.from({ length: 10 }, () => see(uniqueId, 'changed')));
    expect(answers.filter(({ answer }) => answer.isCounted)).toHaveLength(1);
    expect((await see(uniqueId, 'control')).answer.isCounted).toBe(false);
    expect(await result()).toMatchObject({ control: { visitors: 0 }, changed: { visitors: 1 } });
  });

  it.each<[string, Record<string, string>]>([
    ['programs', { 'user-agent': 'curl/8.5.0' }],
    ['search engines', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
    ['Global Privacy Control', { 'sec-gpc': '1' }],
    ['Do Not Track', { dnt: '1' }],
  ])('[I8] [J6] does not count %s', async (_, headers) => {
    expect((await see(randomId(), 'changed', headers)).answer.isCounted).toBe(false);
    expect((await result()).changed.visitors).toBe(0);
  });

  it('[I8] counts no one when it does not run', async () => {
    restore();
    expect((await see(randomId(), 'control')).answer.isCounted).toBe(false);
    expect(await db().select().from(experimentExposures)).toEqual([]);
  });

  it('[I8] counts a sign-up for the variant seen before it, and once', async () => {
    const [seen, unseen] = [randomId(), randomId()];
    await see(seen, 'changed');
    expect((await signUp(seen)).status).toBe(201);
    expect((await signUp(seen)).status).toBe(201);
    expect((await signUp(unseen)).status).toBe(201);
    await see(unseen, 'control');
    expect(await result()).toMatchObject({
      control: { visitors: 1, reached: 0, rate: 0 },
      changed: { visitors: 1, reached: 1, rate: 1 },
    });
  });
});

describe('the operator’s view', () => {
  it('[I8] shows numbers, the interval, that there is no winner yet, and a warning not to stop early', async () => {
    await see(randomId(), 'control');
    await see(randomId(), 'changed');
    const lines = describeOutcome({ ...(await result()), verdict: 'no winner yet' }).join('\n');
    expect(lines).toContain('control  n 1, reached 0, rate 0.00%');
    expect(lines).toMatch(/difference \+0\.00 points, 95% interval −\d+\.\d\d points to \+\d+\.\d\d points/);
    expect(lines).toContain('result: no winner yet');
    expect(lines).toContain('Checking repeatedly until the interval excludes zero produces false winners.');
  });

  it('[I8] is closed to others, and shows no sample unless configured', async () => {
    expect((await visitor().ask(experimentsContract.results, {})).status).toBe(401);
    restore();
    const { answer } = await visitor().ask(experimentsContract.results, { bearer: settings().opsToken });
    expect(answer.items).toEqual([]);
  });
});
