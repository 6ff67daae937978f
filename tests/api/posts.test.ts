import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { postOperationContract } from '@/lib/contracts/post-operation';
import { postsContract } from '@/lib/contracts/posts';
import { setClock } from '@/lib/server/clock';
import { db, pool } from '@/lib/server/db/pool';
import { seed } from '@/lib/server/db/seed';
import { seedMarketReference } from '@/lib/server/db/seed/market/reference';
import { settings } from '@/lib/server/env';
import { freezePostPrices } from '@/lib/server/jobs/freeze-prices';
import { visitor } from '@/tests/support/api';
import { registerMember } from '@/tests/support/factories';
import { correct, postFile, publish, subscribeTo, withdraw } from '@/tests/support/posts';
import { statementsOf } from '@/tests/support/statements';

beforeAll(async () => {
  await seedMarketReference(db());
  await seed(db());
});

afterEach(() => setClock());

const list = (query: { categories?: string; cursor?: string } = {}, bearer?: string) =>
  visitor().ask(postsContract.list, { query, bearer });
const read = (id: string, bearer?: string) => visitor().ask(postsContract.read, { params: { id }, bearer });
const readFree = (id: string) => visitor().ask(postsContract.readFree, { params: { id } });

describe('[S21] the blog’s calls', () => {
  it('[D3] list the sample posts newest first, each marked as a sample', async () => {
    const { items, nextCursor } = (await list()).answer;
    expect(items).toHaveLength(10);
    expect(nextCursor).toBeNull();
    expect(items.every(({ isSample }) => isSample)).toBe(true);
    expect(items.map(({ publishedAt }) => publishedAt)).toEqual(
      items
        .map(({ publishedAt }) => publishedAt)
        .toSorted()
        .toReversed(),
    );
    expect(items[0]).toMatchObject({
      id: 'how-we-count-the-hit-rate',
      author: { id: 'options-desk', name: 'Options desk' },
      access: { isOpen: true, reason: 'public', opensBy: null },
    });
  });

  it('[S22] filter by categories, one or several', async () => {
    const titles = async (categories: string) => (await list({ categories })).answer.items.map(({ id }) => id);
    expect(await titles('membership')).toEqual(['what-a-test-drive-is-for', 'what-the-cofounder-share-counts']);
    expect(await titles('membership,charts')).toHaveLength(4);
    expect(await titles('nothing')).toEqual([]);
    const refused = await visitor().send('GET', `/api/posts?categories=${encodeURIComponent("x';--")}`);
    expect(refused.status).toBe(400);
  });

  it('[D3] count the posts of each category', async () => {
    const { items } = (await visitor().ask(postsContract.categories, {})).answer;
    expect(items.find(({ slug }) => slug === 'membership')).toMatchObject({ name: 'Membership', posts: 2 });
  });

  it('go on from page to page, each post once', async () => {
    for (let n = 0; n < 14; n += 1)
      await publish(postFile({ id: `page-${n}`, categories: 'sectors', title: `Page ${n}` }));
    const first = (await list({ categories: 'sectors' })).answer;
    const second = (await list({ categories: 'sectors', cursor: first.nextCursor ?? '' })).answer;
    const ids = [...first.items, ...second.items].map(({ id }) => id);
    expect(first.items).toHaveLength(12);
    expect(new Set(ids).size).toBe(15);
    expect(second.nextCursor).toBeNull();
    // A cursor of one list is none of another.
    expect((await list({ cursor: first.nextCursor ?? '' })).status).toBe(400);
  });

  it('[R29] give free posts alone to whoever asks for free ones', async () => {
    const { items } = (await visitor().ask(postsContract.free, { query: {} })).answer;
    expect(new Set(items.map(({ visibility }) => visibility))).toEqual(new Set(['public']));
    expect((await readFree('what-a-golden-cross-is')).status).toBe(200);
    for (const id of ['drawdown-before-return', 'a-band-is-a-promise', 'what-the-cofounder-share-counts', 'nothing'])
      expect((await readFree(id)).status).toBe(404);
  });

  it('[S21] tell of an author and their posts', async () => {
    const { author, items } = (
      await visitor().ask(postsContract.author, { params: { id: 'ambassador-care' }, query: {} })
    ).answer;
    expect(author.name).toBe('Ambassador care');
    expect(items.map(({ id }) => id)).toEqual(['what-a-test-drive-is-for']);
    expect((await visitor().ask(postsContract.author, { params: { id: 'nobody' }, query: {} })).status).toBe(404);
  });

  it('[R29] share what is the same for everybody, and nothing that follows who asks', async () => {
    const cache = async (path: string) => (await visitor().send('GET', path)).headers.get('cache-control');
    expect(await cache('/api/posts')).toBe('private, no-store');
    expect(await cache('/api/posts/what-a-golden-cross-is')).toBe('private, no-store');
    expect(await cache('/api/authors/options-desk')).toBe('private, no-store');
    expect(await cache('/api/posts/free-posts')).toContain('s-maxage=10');
    expect(await cache('/api/posts/free-posts/what-a-golden-cross-is')).toContain('s-maxage=10');
  });

  it('[P4] take three queries at most, however many posts there are', async () => {
    const member = await registerMember();
    const count = async (work: () => Promise<unknown>) => (await statementsOf(work)).length;
    expect(await count(() => list())).toBe(1);
    expect(await count(() => list({}, member.token))).toBe(3);
    expect(await count(() => read('drawdown-before-return'))).toBe(1);
    expect(await count(() => read('drawdown-before-return', member.token))).toBe(3);
  });
});

describe('a post', () => {
  it('[R29] is whole for whoever pays, and begins for everybody else, who are told what opens it', async () => {
    const [free, paying] = [await registerMember(), await registerMember()];
    await subscribeTo(paying);
    const [outside, inside] = [
      (await read('three-best-trades', free.token)).answer,
      await read('three-best-trades', paying.token),
    ];
    expect(outside.access).toEqual({ isOpen: false, reason: 'none', until: null, opensBy: 'plan' });
    expect(JSON.stringify(outside.parts)).toContain('three lucky days');
    expect(JSON.stringify(outside)).not.toContain('anecdote');
    expect(inside.answer.access).toMatchObject({ isOpen: true, reason: 'active' });
    expect(JSON.stringify(inside.answer.parts)).toContain('anecdote');
    expect((await read('three-best-trades')).answer.access).toMatchObject({ reason: 'signed_out', opensBy: 'plan' });
  });

  it('[R29] closes again when what was paid for has ended', async () => {
    const paying = await registerMember();
    await subscribeTo(paying, { status: 'canceled' });
    expect((await read('three-best-trades', paying.token)).answer.access).toMatchObject({
      isOpen: false,
      reason: 'ended',
    });
  });

  it('[D3] appears at its moment and not before', async () => {
    const at = new Date(Date.now() + 3_600_000);
    await publish(postFile({ id: 'scheduled' }), at.toISOString());
    setClock(() => new Date(at.getTime() - 1));
    expect((await read('scheduled')).status).toBe(404);
    expect((await list()).answer.items.some(({ id }) => id === 'scheduled')).toBe(false);
    setClock(() => at);
    expect((await read('scheduled')).status).toBe(200);
    expect((await list()).answer.items[0]?.id).toBe('scheduled');
  });

  it('says that it was withdrawn, and is in no list', async () => {
    await publish(postFile({ id: 'withdrawn' }));
    await withdraw('withdrawn');
    const reply = await read('withdrawn');
    expect(reply.status).toBe(410);
    expect(reply.refusal.message).toMatch(/^This post was withdrawn on \d\d\/\d\d\/\d{4}\.$/);
    expect((await list()).answer.items.some(({ id }) => id === 'withdrawn')).toBe(false);
  });

  it('[D3] leads to those that share the most with it', async () => {
    const { related } = (await read('how-we-count-the-hit-rate')).answer;
    expect(related).toHaveLength(3);
    expect(related[0]?.id).toBe('drawdown-before-return');
  });
});

describe('[D10] a stock in a post', () => {
  it('has its line, its latest price, and what the author says of holding it', async () => {
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

  it('keeps its price of the day on which the post came out', async () => {
    const at = new Date(Date.now() + 60_000);
    await publish(postFile({ id: 'frozen' }, 'About $NVDA.'), at.toISOString());
    setClock(() => at);
    expect((await read('frozen')).answer.stocks[0]?.then).toBeNull();
    await freezePostPrices();
    const first = (await read('frozen')).answer.stocks[0]?.then;
    expect(first?.cents).toBeGreaterThan(0);
    await pool().query(`update daily_bars set close_cents = low_cents where ticker = 'NVDA'`);
    await freezePostPrices();
    expect((await read('frozen')).answer.stocks[0]?.then).toEqual(first);
  });

  it('is not named to whoever may not read the words about it', async () => {
    const body = 'About $AAPL.\n\n<!-- more -->\n\nAnd $MSFT.';
    await publish(postFile({ id: 'closed-stock', visibility: 'paid' }, body));
    const reply = await read('closed-stock');
    expect(reply.answer.stocks.map(({ ticker }) => ticker)).toEqual(['AAPL']);
    expect(reply.text).not.toContain('MSFT');
  });
});

describe('[D11] a correction', () => {
  const before = 'The first words.\n\nIt is twelve percent.\n\nThe last words.';
  const after = before.replace('twelve', 'eleven');

  it('shows what changed, when and why, the latest first', async () => {
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

  it('tells whoever may not read the post nothing but its time', async () => {
    await publish(postFile({ id: 'closed-correction', visibility: 'paid' }, `Hello.\n\n<!-- more -->\n\n${before}`));
    await correct(
      postFile({ id: 'closed-correction', visibility: 'paid' }, `Hello.\n\n<!-- more -->\n\n${after}`),
      'Eleven it is.',
    );
    const reply = await read('closed-correction');
    expect(reply.answer.corrections).toMatchObject([{ note: null, changes: [] }]);
    expect(reply.text).not.toMatch(/eleven|twelve/i);
  });

  it('cannot open what was closed, and a post that is out cannot be written anew without one', async () => {
    await publish(postFile({ id: 'no-trick', visibility: 'paid' }));
    expect((await correct(postFile({ id: 'no-trick' }), 'Now free')).status).toBe(409);
    expect((await publish(postFile({ id: 'no-trick', visibility: 'paid' }))).status).toBe(409);
    expect((await correct(postFile({ id: 'never-out' }), 'What?')).status).toBe(404);
  });

  it('leaves every earlier text where it is', async () => {
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

  it('sees a draft that nobody else sees, and may write it anew', async () => {
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
    // What was never to be read is no correction.
    expect((await read('draft')).answer.corrections).toEqual([]);
  });

  it('looks at a post before anybody does', async () => {
    const source = postFile({ id: 'preview', visibility: 'paid' }, 'Open $AAPL.\n\n<!-- more -->\n\nClosed.');
    const { answer } = await visitor().ask(postOperationContract.preview, { body: { source }, ...ask });
    expect(answer).toMatchObject({ id: 'preview', tickers: ['AAPL'], readingMinutes: 1 });
    expect(answer.teaser).toHaveLength(2);
    expect((await read('preview')).status).toBe(404);
  });

  it.each<[string, Record<string, string>]>([
    ['an author whom nobody knows', { author: 'somebody' }],
    ['a category that is none', { categories: 'gossip' }],
  ])('is told of %s', async (_, head) => {
    const reply = await publish(postFile({ id: 'unknown', ...head }));
    expect(reply.status).toBe(422);
    expect(reply.refusal.message).toContain(Object.values(head)[0]);
  });

  it('is asked for by every call that changes a post', async () => {
    for (const endpoint of Object.values(postOperationContract)) {
      const path = endpoint.path.replace(':id', 'x');
      const body = endpoint.method === 'GET' ? undefined : {};
      expect((await visitor().send(endpoint.method, path, { body })).status).toBe(401);
    }
  });
});
