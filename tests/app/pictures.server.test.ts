import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { db } from '@/lib/server/platform/db/pool';
import { seedTrades } from '@/lib/server/sample-data/trades';
import { seedPlaces } from '@/lib/server/sample-data/places';
import { makeSymbol } from '@/tests/support/features/market';
import { siteFiles } from '@/lib/server/app/site-files/serve';
import { cardOf } from '@/lib/server/app/share-pictures/card';
import type { ShareCard } from '@/lib/server/app/share-pictures/share-card';
import { ShareDrawing } from '@/lib/server/app/share-pictures/drawing';
import { pictureOf, pictureTag } from '@/lib/server/app/share-pictures/pictures';

const ask = async (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  siteFiles.fetch(new Request(`http://localhost/api/site-files${path}`, { method, headers }));

const card = (title: string): ShareCard => ({ brand: 'The ROI', title, figure: null, balances: [], isSample: true });

beforeAll(() => seedTrades(db()));

describe('share pictures', () => {
  it('[U5] are 1200 by 630 PNGs with an ETag', async () => {
    const first = await ask('/og/options-signals.png');
    expect(first.headers.get('content-type')).toBe('image/png');
    const { format, width, height } = await sharp(Buffer.from(await first.arrayBuffer())).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
    const etag = first.headers.get('etag') ?? '';
    expect((await ask('/og/options-signals.png', { 'if-none-match': etag })).status).toBe(304);
    expect((await ask('/og/options-signals.png', { 'if-none-match': '"an-older-one"' }, 'HEAD')).status).toBe(200);
    expect(first.headers.get('cache-control')).toMatch(/^public, max-age=300/);
  });

  it('[U5] show the page’s own title and a number counted from the record, marked as sample data', async () => {
    const { title, figure, isSample, balances } = (await cardOf('/options-signals')) ?? card('none');
    expect(title).toBe('Options track record');
    expect(Number(figure?.value)).toBe(balances.length - 1);
    expect(isSample).toBe(true);
  });

  it('[C15] describe the sample wherever its results are shown', async () => {
    const note = 'historical sample, one two-month market, not live, hypothetical $1,000 stake';
    for (const path of ['/', '/options-signals']) {
      const record = (await cardOf(path)) ?? card('none');
      expect(renderToStaticMarkup(createElement(ShareDrawing, { card: record })), path).toContain(note);
    }
  });

  it('[I11] show no results next to an invitation to earn', async () => {
    expect((await cardOf('/ambassador'))?.balances).toEqual([]);
    expect((await cardOf('/ambassador'))?.figure?.label).not.toContain('$');
  });

  it('[U5] name a place and its term, and do not exist for an unknown place', async () => {
    await seedPlaces(db());
    expect(await cardOf('/places/cities/detroit-mi')).toMatchObject({ figure: { value: '12' }, isSample: false });
    for (const path of ['/places/cities/atlantis', '/places/moons/io', '/places/cities/detroit-mi/x'])
      expect(await cardOf(path), path).toBeUndefined();
  });

  it.each([
    ['/places', '842', 'US cities, one owner each'],
    ['/city-owner', '842', 'US cities, one owner each'],
    ['/places/schools', '696', 'US universities and colleges, one owner each'],
    ['/university-owner', '696', 'US universities and colleges, one owner each'],
  ])('[U5] show how many places there are: %s', async (path, value, label) => {
    await seedPlaces(db());
    expect(await cardOf(path)).toMatchObject({ figure: { value, label }, balances: [], isSample: false });
  });

  it('[U5] [B3] show a stock with its last close and date, marked as sample data', async () => {
    const ticker = await makeSymbol({ name: 'Picture Works' });
    expect(await cardOf(`/stocks/${ticker}`)).toMatchObject({
      title: `Picture Works (${ticker})`,
      figure: { value: '$110.00', label: 'last close, 11/20/2026' },
      balances: [90, 100, 110],
      isSample: true,
    });
    for (const path of ['/stocks/NOSUCH', '/stocks/aapl', `/stocks/${ticker}/x`, '/stocks'])
      expect(await cardOf(path), path).toBeUndefined();
  });

  it.each(['/og/nothing.png', '/og/account.png', '/og/styleguide.png', '/og/2024/x.png'])(
    '[U5] do not exist at %s',
    async (path) => {
      expect((await ask(path)).status).toBe(404);
    },
  );

  it('[U5] are drawn once, however many requests arrive at the same moment', async () => {
    const draw = vi.fn(() => Promise.resolve(Buffer.from('picture')));
    await Promise.all(Array.from({ length: 50 }, () => pictureOf(card('asked for by many'), draw)));
    expect(draw).toHaveBeenCalledTimes(1);
  });

  it('[U5] are drawn one at a time, with a bounded queue', async () => {
    let drawing = 0;
    let max = 0;
    const draw = async () => {
      max = Math.max(max, (drawing += 1));
      await new Promise((resolve) => setImmediate(resolve));
      drawing -= 1;
      return Buffer.from('picture');
    };
    const tries = await Promise.allSettled(
      Array.from({ length: 40 }, (_, index) => pictureOf(card(`crowd ${index}`), draw)),
    );
    expect(max).toBe(1);
    const refused = tries.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(20);
    expect(refused[0]).toMatchObject({ reason: { code: 'unavailable', retryAfterS: 5 } });
  });

  it('[U5] are drawn again after a failure, which does not delay the next in the queue', async () => {
    const failing = vi.fn(() => Promise.reject(new Error('no ink')));
    await expect(pictureOf(card('fails'), failing)).rejects.toThrow('no ink');
    await expect(pictureOf(card('fails'), () => Promise.resolve(Buffer.from('better')))).resolves.toEqual(
      Buffer.from('better'),
    );
  });

  it('[U5] change their ETag with their content', () => {
    expect(pictureTag(card('one'))).not.toBe(pictureTag(card('two')));
    expect(pictureTag({ ...card('one'), isSample: false })).not.toBe(pictureTag(card('one')));
  });
});
