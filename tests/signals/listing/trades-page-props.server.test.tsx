import { renderToStaticMarkup } from 'react-dom/server';
import type { GetServerSidePropsContext } from 'next';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TradesPage } from '@/components/signals/trades/trades-page';
import { TradesReport } from '@/components/signals/trades/trades-report';
import { setClock } from '@/lib/server/platform/clock';
import { getTradesProps } from '@/lib/server/signals/page-props/trades';
import { getTradesReportProps } from '@/lib/server/signals/page-props/trades-report';
import { TestRouter } from '@/tests/components/router';
import { visitor } from '@/tests/support/api/api';
import { seedTenTrades, seedTwoSectors, today } from './ten-trades';

beforeAll(async () => {
  setClock(() => new Date(`${today}T15:00:00Z`));
  await seedTwoSectors();
  await seedTenTrades();
});
afterAll(() => setClock());

type Query = Record<string, string>;
const contextOf = (query: Query) => {
  const search = new URLSearchParams(query).toString();
  return {
    query,
    resolvedUrl: `/options-signals/report${search === '' ? '' : `?${search}`}`,
    res: { setHeader: () => undefined },
  } as unknown as GetServerSidePropsContext;
};

/** The HTML of a page as a visitor without scripts receives it, or its redirect target. */
async function page(query: Query) {
  const answer = await getTradesProps(contextOf(query));
  if (!('props' in answer)) return JSON.stringify(answer);
  const props = await answer.props;
  return renderToStaticMarkup(
    <TestRouter pathname="/options-signals/trades" query={query}>
      <TradesPage {...props} />
    </TestRouter>,
  );
}

async function report(query: Query) {
  const answer = await getTradesReportProps(contextOf(query));
  if (!('props' in answer)) return JSON.stringify(answer);
  const props = await answer.props;
  return renderToStaticMarkup(
    <TestRouter pathname="/options-signals/report" query={query}>
      <TradesReport {...props} />
    </TestRouter>,
  );
}

const rowsOf = (html: string) => html.match(/<tr[^>]*>.*?<\/tr>/g)?.slice(1) ?? [];

describe('[C2] the page of all trades', () => {
  it('[C13] shows every trade, the latest first, and no filter', async () => {
    const html = await page({});
    expect(rowsOf(html)).toHaveLength(10);
    expect(rowsOf(html)[0]).toContain('href="/options-signals/t-9"');
    expect(html).toContain('All 10 trades');
    expect(html).not.toContain('filtered:');
    expect(html).toMatch(/<option value="" selected="">Since inception/);
  });

  it('[C13] a filtered view states the total, keeps its fields, and can be cleared', async () => {
    const html = await page({ symbol: 'AAPL', outcome: 'win', sort: 'roi', dir: 'asc' });
    expect(html).toContain('filtered: 3 of 10 trades');
    expect(rowsOf(html)).toHaveLength(3);
    expect(rowsOf(html)[0]).toContain('href="/options-signals/t-6"');
    expect(html).toMatch(/<input[^>]*name="symbol"[^>]*value="AAPL"/);
    expect(html).toMatch(/<option value="win" selected="">/);
    expect(html).toMatch(/aria-sort="ascending"[^>]*><button[^>]*>ROI/);
    expect(html).toContain('href="/options-signals/trades?sort=roi&amp;dir=asc"');
  });

  it('[C1] names the live list, and switches between both with the same filters', async () => {
    const record = await page({ symbol: 'AAPL' });
    expect(record).toMatch(/<h1[^>]*>All trades</);
    expect(record).toContain('href="/options-signals/trades?variant=live&amp;symbol=AAPL"');
    const live = await page({ symbol: 'AAPL', variant: 'live' });
    expect(live).toMatch(/<h1[^>]*>All live signals</);
    expect(live).toMatch(/<a [^>]*aria-current="true"[^>]*>Live signals</);
    expect(live).toContain('href="/options-signals/trades?symbol=AAPL"');
    expect(live).toContain('<input type="hidden" name="variant" value="live"/>');
  });

  it('[C1] makes each trade’s link its row, with a name of its own', async () => {
    const names = [...(await page({})).matchAll(/aria-label="([^"]* filled [^"]*)"/g)].map(([, name]) => name);
    expect(names).toHaveLength(10);
    expect(new Set(names).size).toBe(10);
    expect(names[0]).toBe('AAPL Put, filled 06/01/2026, expires 08/21/2026, strike $200');
  });

  it('[U4] a list without trades says so and links back to all', async () => {
    const html = await page({ symbol: 'ZZZZ' });
    expect(html).toContain('No trades match these filters');
    expect(html).toContain('Clear filters');
  });

  it('names what it could not read, keeps what was typed, and shows the rest', async () => {
    const html = await page({ symbol: 'A B', type: 'call' });
    expect(html).toContain('Enter a symbol like AAPL, not “A B”.');
    expect(html).toMatch(/<input[^>]*name="symbol"[^>]*value="A B"/);
    expect(html).toContain('filtered: 6 of 10 trades');
    expect(await page({ sector: 'no-such-sector' })).toContain('Choose one of our sectors, not “no-such-sector”.');
  });

  it('redirects the empty fields of a form, and a foreign cursor, to the short URL', async () => {
    expect(await page({ symbol: 'mu', type: '', from: '' })).toContain('/options-signals/trades?symbol=MU');
    expect(await page({ symbol: 'MU', cursor: 'made-up' })).toContain('/options-signals/trades?symbol=MU"');
  });

  it('[C3] links to files of the same trades and shows their checksum', async () => {
    const html = await page({ type: 'put', sort: 'strike' });
    expect(html).toContain('href="/api/trades/export.csv?type=put&amp;sort=strike&amp;dir=desc"');
    const sha256 = /<code>([0-9a-f]{64})<\/code>/.exec(html)?.[1];
    const file = (await visitor().send('GET', '/api/trades/export.csv?type=put&sort=strike&dir=desc')).text;
    expect(file).toContain(`SHA-256,${sha256}`);
  });
});

describe('[C3] the report for print', () => {
  it('has the same trades, what was filtered, their number and their checksum', async () => {
    const html = await report({ type: 'put', sort: 'strike' });
    expect(rowsOf(html)).toHaveLength(4);
    expect(rowsOf(html)[0]).toContain('08/21/2026');
    for (const text of ['puts', 'Strike, descending', 'filtered: 4 of 10 trades']) expect(html).toContain(text);
    expect(html).toMatch(/← <\/span>Back to the list/);
    const file = (await visitor().send('GET', '/api/trades/export.csv?type=put&sort=strike&dir=desc')).text;
    expect(html).toContain(/SHA-256,([0-9a-f]{64})/.exec(file)?.[1] ?? 'no checksum');
  });

  it('gives returns a sign, gains too', async () => {
    const html = await report({});
    expect(html).toMatch(/>\+\d+\.\d%</);
    expect(html).toMatch(/>−\d+\.\d%</);
    expect(html).not.toMatch(/>\d*[1-9]\d*\.\d%</);
  });

  it('[C15] describes the sample, as the list does', async () => {
    const note = 'historical sample, one two-month market, not live, hypothetical $1,000 stake';
    expect(await report({})).toContain(note);
    expect(await page({})).toContain(note);
  });

  it('redirects an invalid URL to the list, which names the field', async () => {
    expect(await report({ outcome: 'best' })).toContain('/options-signals/trades?outcome=best');
  });
});
