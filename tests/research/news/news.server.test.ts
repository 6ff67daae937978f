import { beforeAll, describe, expect, it } from 'vitest';
import { newsContract, type NewsList } from '@/lib/contracts/research/news';
import { sectorsContract } from '@/lib/contracts/research/sectors';
import { symbolsContract } from '@/lib/contracts/research/symbols';
import { visitor, type Reply } from '@/tests/support/api/api';
import { makeSector, makeStory, makeSymbol } from '@/tests/support/features/market';
import { statementsOf } from '@/tests/support/database/statements';

let slug: string;
beforeAll(async () => {
  for (const ticker of ['AAA', 'BBB', 'CCC']) await makeSymbol({ ticker });
  slug = await makeSector(['AAA', 'BBB']);
  await makeSector(['AAA', 'BBB']);
  for (let n = 0; n < 25; n += 1) await makeStory(['AAA', 'BBB']);
  await makeStory(['CCC']);
  // All have the same time, so that a page ends among them.
  for (let n = 0; n < 25; n += 1) await makeStory([], { publishedAt: new Date('2026-11-05T00:00:00Z') });
});

const lists = {
  'of a stock': (cursor?: string) =>
    visitor().ask(symbolsContract.news, { params: { id: 'AAA' }, query: cursor ? { cursor } : {} }),
  'of the stocks beside it': (cursor?: string) =>
    visitor().ask(symbolsContract.sectorNews, { params: { id: 'BBB' }, query: cursor ? { cursor } : {} }),
  'of a sector': (cursor?: string) =>
    visitor().ask(sectorsContract.news, { params: { slug }, query: cursor ? { cursor } : {} }),
  'of the site itself': (cursor?: string) => visitor().ask(newsContract.own, { query: cursor ? { cursor } : {} }),
} satisfies Record<string, (cursor?: string) => Promise<Reply<NewsList>>>;

describe.each(Object.entries(lists))('[B6] news %s', (name, read) => {
  it('are newest first, twenty a page, each once', async () => {
    const first = (await read()).answer;
    const second = (await read(first.nextCursor!)).answer;
    expect([first.items.length, second.items.length, second.nextCursor]).toEqual([20, 5, null]);
    const all = [...first.items, ...second.items];
    expect(new Set(all.map(({ id }) => id)).size).toBe(25);
    const times = all.map(({ publishedAt }) => publishedAt);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(all[0]).toMatchObject({
      symbols: name === 'of the site itself' ? [] : ['AAA', 'BBB'],
      isSample: true,
      url: null,
    });
    expect(first.meta).toMatchObject({ source: 'Sample generator', isSample: true });
  });

  it('refuse a cursor that was changed or belongs to another list', async () => {
    const { nextCursor } = (await read()).answer;
    const [text, seal] = nextCursor!.split('.');
    const foreign = Object.entries(lists).find(([other]) => other !== name)![1];
    const others = (await foreign()).answer.nextCursor!;
    const place = Buffer.from(JSON.stringify(['0', "' or 1=1"])).toString('base64url');
    for (const cursor of [`${text}x.${seal}`, `${place}.${seal}`, text!, `${nextCursor}.x`, 'x', '.', others])
      expect((await read(cursor)).status).toBe(400);
  });

  it('[P4] make two queries at most, however many there are', async () => {
    expect((await statementsOf(() => read())).length).toBe(name === 'of the site itself' ? 1 : 2);
  });
});

it('[B6] stories of the same moment appear once each, also across pages', async () => {
  const id = await makeSymbol();
  const publishedAt = new Date('2026-11-06T00:00:00Z');
  for (let n = 0; n < 25; n += 1) await makeStory([id], { publishedAt });
  const ask = (cursor?: string) =>
    visitor().ask(symbolsContract.news, { params: { id }, query: cursor ? { cursor } : {} });
  const first = (await ask()).answer;
  const second = (await ask(first.nextCursor!)).answer;
  expect(new Set([...first.items, ...second.items].map((story) => story.id)).size).toBe(25);
});

it('[B6] a stock without news has an empty list', async () => {
  const id = await makeSymbol();
  const { answer } = await visitor().ask(symbolsContract.news, { params: { id }, query: {} });
  expect(answer).toMatchObject({ items: [], nextCursor: null });
});
