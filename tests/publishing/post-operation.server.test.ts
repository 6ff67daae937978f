import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { postOperationContract } from '@/lib/contracts/publishing/post-operation';
import { postsContract } from '@/lib/contracts/publishing/posts';
import { setClock } from '@/lib/server/platform/clock';
import { pool } from '@/lib/server/platform/db/pool';
import { settings } from '@/lib/server/platform/settings/env';
import { storePublicationPrices } from '@/lib/server/research/timing/store-publication-prices-job';
import { visitor } from '@/tests/support/api/api';
import { startSeeded } from '@/tests/support/database/seeded';
import { correct, postFile, publish } from '@/tests/support/features/posts';

beforeAll(startSeeded);

afterEach(() => setClock());

const read = (id: string) => visitor().ask(postsContract.read, { params: { id } });

describe('[D10] a stock in a post', () => {
  it('shows its chart, its latest price, and the author’s position', async () => {
    await publish(
      postFile(
        { id: 'stocks', position: 'holds', positions: 'MSFT none' },
        'About $AAPL.\n\n<!-- more -->\n\nAnd $MSFT.',
      ),
    );
    const { stocks, position } = (await read('stocks')).answer;
    expect(position).toBe('holds');
    expect(stocks.map((stock) => [stock.ticker, stock.position])).toEqual([
      ['AAPL', 'holds'],
      ['MSFT', 'none'],
    ]);
    for (const { then, now, weekly } of stocks) {
      expect(then?.isSample).toBe(true);
      expect(now?.cents).toBeGreaterThan(0);
      expect(weekly.length).toBeGreaterThan(40);
    }
  });

  it('keeps its price of the publication date', async () => {
    const at = new Date(Date.now() + 60_000);
    await publish(postFile({ id: 'frozen' }, 'About $NVDA.'), at.toISOString());
    setClock(() => at);
    expect((await read('frozen')).answer.stocks[0]?.then).toBeNull();
    await storePublicationPrices();
    const first = (await read('frozen')).answer.stocks[0]?.then;
    expect(first?.cents).toBeGreaterThan(0);
    await pool().query(`update daily_bars set close_cents = low_cents where ticker = 'NVDA'`);
    await storePublicationPrices();
    expect((await read('frozen')).answer.stocks[0]?.then).toEqual(first);
  });

  it('has no publication time in the past', async () => {
    const late = await publish(postFile({ id: 'too-late' }), new Date(Date.now() - 60_000).toISOString());
    expect([late.status, late.refusal.message]).toEqual([422, 'That time has passed. Omit --at to publish now.']);
    expect((await read('too-late')).status).toBe(404);
  });

  it('is not named to readers without access to the text about it', async () => {
    const body = 'About $AAPL.\n\n<!-- more -->\n\nAnd $ADBE.';
    await publish(postFile({ id: 'closed-stock', visibility: 'paid' }, body));
    const reply = await read('closed-stock');
    expect(reply.answer.stocks.map(({ ticker }) => ticker)).toEqual(['AAPL']);
    expect(reply.text).not.toContain('ADBE');
  });
});

describe('[D11] a correction', () => {
  const before = 'The first words.\n\nIt is twelve percent.\n\nThe last words.';
  const after = before.replace('twelve', 'eleven');

  it('shows what changed, when and why, latest first', async () => {
    await publish(postFile({ id: 'corrected' }, before));
    await correct(postFile({ id: 'corrected' }, after), 'The share was counted wrongly.');
    const { corrections, correctedAt } = (await read('corrected')).answer;
    expect(correctedAt).not.toBeNull();
    expect(corrections).toMatchObject([
      {
        note: 'The share was counted wrongly.',
        changes: [
          { kind: 'removed', text: 'It is twelve percent.' },
          { kind: 'added', text: 'It is eleven percent.' },
        ],
      },
    ]);
  });

  it('shows readers without access only its time', async () => {
    await publish(postFile({ id: 'closed-correction', visibility: 'paid' }, `Hello.\n\n<!-- more -->\n\n${before}`));
    await correct(
      postFile({ id: 'closed-correction', visibility: 'paid' }, `Hello.\n\n<!-- more -->\n\n${after}`),
      'Eleven it is.',
    );
    const reply = await read('closed-correction');
    expect(reply.answer.corrections).toMatchObject([{ note: null, changes: [] }]);
    expect(reply.text).not.toMatch(/eleven|twelve/i);
  });

  it('cannot open a paid part, and a published post cannot be edited without one', async () => {
    await publish(postFile({ id: 'no-trick', visibility: 'paid' }));
    expect((await correct(postFile({ id: 'no-trick' }), 'Now free')).status).toBe(409);
    expect((await publish(postFile({ id: 'no-trick', visibility: 'paid' }))).status).toBe(409);
    expect((await correct(postFile({ id: 'never-out' }), 'What?')).status).toBe(404);
  });

  it('cannot open a post to another plan, and is not possible before the publication time', async () => {
    const limited = (tier: string) => postFile({ id: 'one-tier', visibility: 'tier', tier });
    await publish(limited('cofounder'));
    expect((await correct(limited('member'), 'For all members.')).status).toBe(409);
    await publish(postFile({ id: 'not-yet' }), new Date(Date.now() + 60_000).toISOString());
    expect((await correct(postFile({ id: 'not-yet' }, 'Other words.'), 'Early.')).status).toBe(404);
  });

  it('shows a change of the author’s position, and cannot change the author', async () => {
    await publish(postFile({ id: 'held' }, 'About $AAPL.'));
    await correct(
      postFile({ id: 'held', position: 'holds', positions: 'AAPL no-trade-72h' }, 'About $AAPL.'),
      'Bought it.',
    );
    const { corrections, position, stocks } = (await read('held')).answer;
    expect([position, stocks[0]?.position]).toEqual(['holds', 'no-trade-72h']);
    expect(corrections[0]?.changes).toEqual([
      { kind: 'removed', text: 'The author has no position in the stocks mentioned.' },
      { kind: 'added', text: 'The author holds a position in the stocks mentioned.' },
      { kind: 'added', text: 'AAPL: The author will not trade it for 72 hours after this post.' },
    ]);
    expect((await correct(postFile({ id: 'held', author: 'founder' }), 'Not I.')).status).toBe(409);
  });

  it('keeps every earlier text', async () => {
    await expect(pool().query(`update post_versions set body = ''`)).rejects.toMatchObject({ code: '42501' });
  });
});

describe('[K6] the operator', () => {
  const ask = { bearer: settings().opsToken };

  it('[D10] publishes nothing without the author’s position', async () => {
    const reply = await publish(postFile({ id: 'undisclosed', position: null }));
    expect(reply.status).toBe(422);
    expect(reply.refusal.message).toContain('position: is missing');
    expect((await read('undisclosed')).status).toBe(404);
  });

  it('sees a draft that no one else sees, and may edit it', async () => {
    const draft = (body: string) =>
      visitor().ask(postOperationContract.save, {
        body: { source: postFile({ id: 'draft' }, body), publish: false },
        ...ask,
      });
    await draft('One.');
    expect((await draft('Two.')).answer).toMatchObject({ state: 'draft', version: 2 });
    expect((await read('draft')).status).toBe(404);
    const { items } = (await visitor().ask(postOperationContract.list, ask)).answer;
    expect(items.find(({ id }) => id === 'draft')).toMatchObject({ state: 'draft' });
    await publish(postFile({ id: 'draft' }, 'Three.'));
    // Changing text that was never published does not count as a correction.
    expect((await read('draft')).answer.corrections).toEqual([]);
  });

  it('previews a post before publication', async () => {
    const source = postFile({ id: 'preview', visibility: 'paid' }, 'Open $AAPL.\n\n<!-- more -->\n\nClosed.');
    const { answer } = await visitor().ask(postOperationContract.preview, { body: { source }, ...ask });
    expect(answer).toMatchObject({ id: 'preview', tickers: ['AAPL'], readingMinutes: 1 });
    expect(answer.teaser).toHaveLength(2);
    expect((await read('preview')).status).toBe(404);
  });

  it.each<[string, Record<string, string>]>([
    ['an author that does not exist', { author: 'somebody' }],
    ['a category that does not exist', { categories: 'gossip' }],
  ])('gets an error about %s', async (_, head) => {
    const reply = await publish(postFile({ id: 'unknown', ...head }));
    expect(reply.status).toBe(422);
    expect(reply.refusal.message).toContain(Object.values(head)[0]);
  });

  it('is required by every call that changes a post', async () => {
    for (const endpoint of Object.values(postOperationContract)) {
      const path = endpoint.path.replace(':id', 'x');
      const body = endpoint.method === 'GET' ? undefined : {};
      expect((await visitor().send(endpoint.method, path, { body })).status).toBe(401);
    }
  });
});
