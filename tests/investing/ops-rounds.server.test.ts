import axios from 'axios';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { setClock } from '@/lib/server/platform/clock';
import { settings } from '@/lib/server/platform/settings/env';
import { app } from '@/lib/server/app/app';
import { failureSentence } from '@/lib/server/ops/failure';
import { runRounds } from '@/lib/server/investing/rounds/rounds-commands';
import { addRound, operate, registerInvestor, roundActs } from '@/tests/support/features/rounds';
import { temporaryFolder } from '@/tests/support/temporary-folder';

afterEach(() => setClock());

function command(...words: string[]) {
  const fetch: typeof globalThis.fetch = async (input, init) =>
    app.fetch(new Request(input, init), { incoming: { socket: { remoteAddress: '198.18.9.8' } } });
  const headers = { Authorization: `Bearer ${settings().opsToken}` };
  const http = axios.create({ baseURL: 'http://localhost', adapter: 'fetch', env: { fetch }, headers });
  return runRounds(http, words).catch(failureSentence);
}

const draft = async (changes: object = {}) => {
  const { round } = await addRound({ state: 'draft' });
  const {
    id: _,
    state: _state,
    stateAt: _at,
    createdAt: _created,
    firstLookAt: _look,
    publicAt: _public,
    isSample: _is,
    ...rest
  } = round;
  const file = join(temporaryFolder('round'), 'round.json');
  await writeFile(file, JSON.stringify({ ...rest, slug: `${round.slug}-new`, ...changes }));
  return { file, slug: `${round.slug}-new` };
};

it('[K6] [H1] the operator creates, announces, opens and closes a round by command', async () => {
  const start = Date.now();
  const { file, slug } = await draft({ deadlineAt: new Date(start + 40 * 86_400_000).toISOString() });
  expect(await command('round')).toBeUndefined();
  expect(await command('save', file)).toBe(`${slug} is draft now`);
  expect(await command('open', slug)).toContain('A draft round can only become testing-waters or cancelled, not live.');
  expect(await command('announce', slug)).toContain('testing-waters now; public from');
  setClock(() => new Date(start + 3 * 86_400_000));
  expect(await command('open', slug)).toContain('is live now');
  expect(await command('save', file)).toContain('A live round cannot be edited');
  expect(await command()).toMatch(new RegExp(`${slug} +live +0 reserved`));
  expect(await command('change', slug, 'The', 'price', 'fell.')).toContain('0 asked to reconfirm by');
  expect(await command('close', slug)).toContain('A live round can only become closing or cancelled, not');
  expect(await command('cancel', slug)).toContain('cancelled now');
});

it('[K6] [H6] records what the intermediary holds, without names', async () => {
  const { slug } = await addRound();
  const investor = await registerInvestor();
  await roundActs(investor, slug).handOver(60_000);
  const [{ id } = { id: '' }] = await operate(slug).commitments();
  expect(await command('commitments', slug)).toBe(`${id}  $600.00  held unknown  live`);
  expect(await command('held', id, '550.00')).toBe(`${id}: the intermediary holds $550.00`);
  expect(await command('commitments', slug)).not.toContain(investor.email);
  expect(await command('held', id, 'much')).toBeUndefined();
});

it('[H1] no round is opened too late to be public for 21 days, or without its terms', async () => {
  const { slug } = await addRound({ state: 'testing-waters', deadlineAt: new Date(Date.now() + 20 * 86_400_000) });
  expect((await operate(slug).move('live')).refusal.message).toContain('21 days');
  const bare = await addRound({ state: 'testing-waters', formCFiledOn: null });
  expect((await operate(bare.slug).move('live')).refusal.message).toContain('Form C');
  const unpriced = await addRound({ state: 'testing-waters', priceCents: null });
  expect((await operate(unpriced.slug).move('live')).refusal.message).toContain(
    'its price or valuation cap, and its deadline',
  );
  const capped = await addRound({ state: 'testing-waters', priceCents: null, valuationCapCents: 600_000_000 });
  expect((await operate(capped.slug).move('live')).answer.state).toBe('live');
  await expect(addRound({ priceCents: null })).rejects.toMatchObject({ cause: { constraint: 'rounds_live_whole' } });
});

it.each([
  [{ targetCents: 100, minimumCents: 200 }, 'The target is below the minimum.'],
  [{ known: ['We are raising money at $5 per share.'] }, 'This text contains an offering term'],
  [{ risks: ['The round closes on March 3.'] }, 'This text contains an offering term'],
])('[H1] [K6] a round with %j is refused', async (changes, sentence) => {
  const { file } = await draft(changes);
  expect(await command('save', file)).toContain(sentence);
});
