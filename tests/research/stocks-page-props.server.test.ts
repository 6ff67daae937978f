import { describe, expect, it } from 'vitest';
import { notKnown } from '@/lib/content/market/market-figures';
import { getNotFoundProps, getSearchProps } from '@/lib/server/search/page-props/search';
import { getDefaultStockProps, getStockProps } from '@/lib/server/research/stocks/page-props/stocks';
import { getStockRequestsProps } from '@/lib/server/research/stock-requests/page-props/stock-requests';
import { makeSector, makeSymbol } from '@/tests/support/features/market';

const pageOf = async (ticker: string) => getStockProps({ params: { ticker } });

describe('the data of a stock’s page', () => {
  it('[B3] are its figures, its peers by size and its news, cached for a minute', async () => {
    const [small, large] = [
      await makeSymbol({ figures: { marketCap: 1 } }),
      await makeSymbol({ figures: { marketCap: 2 } }),
    ];
    const ticker = await makeSymbol({ name: 'Page Works', fiscalYearEnd: 9 });
    const slug = await makeSector([ticker, small, large]);
    const page = await pageOf(ticker);
    if (!('props' in page)) throw new Error('The page was not found.');
    const { stock, facts, quote, figures, year, peers, card, copy } = page.props;
    expect(page.revalidate).toBe(60);
    expect(stock.sectors.map((sector) => sector.slug)).toEqual([slug]);
    expect(facts).toEqual(['NASDAQ', 'Machinery']);
    expect(copy.figures.notMeaningful).toContain('In USD. Fiscal year ends in September.');
    expect(quote).toMatchObject({
      price: '$110.00',
      note: 'at close, 11/20/2026',
      change: { text: '+$10.00 (+10.0%)' },
    });
    expect(quote.change?.value).toBeCloseTo(10);
    // The sector's market caps are 1, 2 and that of this stock.
    const [cap] = figures.rows;
    expect(cap).toMatchObject({ label: 'Market cap', median: '$2.00', percentile: 100 });
    expect(year?.drawing.rows.map(({ value }) => value)).toEqual(['$90.00', '$100.00', '$110.00']);
    expect(peers?.rows.map((peer) => peer.ticker)).toEqual([large, small]);
    expect(card.score.axes.map(({ label }) => label)).toEqual(
      // No check has data.
      card.groups.map(({ title }) => `${title} n/a`),
    );
    expect(card.groups.flatMap(({ checks }) => checks)).toHaveLength(30);
  });

  it('[B3] list peers without a market cap, or without any figures, last, marked as unknown', async () => {
    const [bare, unknown, small] = [
      await makeSymbol({ ticker: 'ABARE', figures: null }),
      await makeSymbol({ ticker: 'AUNKN', figures: { marketCap: null } }),
      await makeSymbol({ ticker: 'ZSMALL', figures: { marketCap: 1 } }),
    ];
    const ticker = await makeSymbol();
    await makeSector([ticker, bare, unknown, small]);
    const page = await pageOf(ticker);
    if (!('props' in page)) throw new Error('The page was not found.');
    const rows = page.props.peers?.rows ?? [];
    expect(rows.map((peer) => peer.ticker)).toEqual([small, bare, unknown]);
    expect(rows.map(({ figures }) => figures[0])).toEqual(['$1.00', notKnown, notKnown]);
  });

  it('[B3] redirect from lowercase to uppercase, and are a 404 for an unknown stock', async () => {
    const ticker = await makeSymbol();
    expect(await pageOf(ticker.toLowerCase())).toEqual({
      redirect: { destination: `/stocks/${ticker}`, permanent: true },
    });
    for (const wrong of ['NOSUCH', 'AAPL&token=x', '<b>', 'A'.repeat(8_192)])
      expect(await pageOf(wrong), wrong.slice(0, 20)).toMatchObject({ notFound: true });
  });

  it('[S24] redirect to AAPL without a ticker', async () => {
    expect(await getDefaultStockProps({} as never)).toEqual({
      redirect: { destination: '/stocks/AAPL', permanent: false },
    });
  });
});

describe('the data of the search page', () => {
  it('[B4] are the search results, also for eight kilobytes of brackets', async () => {
    const ticker = await makeSymbol({ name: 'Quixotic Windmills' });
    expect(await getSearchProps({ query: { q: 'quixotic windmils' } } as never)).toMatchObject({
      props: {
        question: 'quixotic windmils',
        groups: [{ kind: 'stock', items: [{ title: ticker }] }],
        hasFailed: false,
      },
    });
    const brackets = await getSearchProps({ query: { q: '['.repeat(8_192) } } as never);
    expect(brackets).toMatchObject({ props: { groups: [], hasFailed: false, isCut: true } });
    const control = await getSearchProps({ query: { q: 'priv\u0000acy' } } as never);
    expect(control).toMatchObject({ props: { question: 'priv acy', hasFailed: false } });
  });
});

describe('a sector that exists only in the database', () => {
  it('[S1] [B4] is found by the site’s own search, with its stocks and its news', async () => {
    const slug = await makeSector([], { name: 'Deep sea cables' });
    const { props } = (await getSearchProps({ query: { q: 'deep sea cable' } } as never)) as { props: object };
    expect(props).toMatchObject({
      groups: [
        { kind: 'sector', items: [{ path: `/stock-insights-by-sector/${slug}`, title: 'Deep sea cables' }] },
        { kind: 'page', items: [{ path: `/stock-insights-by-sector/${slug}/news`, title: 'Deep sea cable news' }] },
      ],
    });
  });

  it('[S1] [B5] is named by the 404 page of sectors, each sector once', async () => {
    const slug = await makeSector([], { name: 'Moon bases' });
    await makeSector([], { slug: 'robotics', name: 'Robots' });
    const made = await getNotFoundProps({});
    if (!('props' in made)) throw new Error('The 404 page has no data.');
    const { sectors, pages } = made.props;
    const own = `/stock-insights-by-sector/${slug}`;
    expect(sectors).toContainEqual({ path: own, title: 'Moon base stocks' });
    expect(sectors.filter(({ path }) => path.endsWith('/robotics'))).toHaveLength(1);
    expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining([own, `${own}/news`, '/ambassador']));
    expect(made.revalidate).toBe(60);
  });
});

describe('the data of the requests’ page', () => {
  it('[B15] are the same for everyone, with the ticker of the URL', async () => {
    const headers: Record<string, string> = {};
    const res = { setHeader: (name: string, value: string) => (headers[name] = value) };
    const page = await getStockRequestsProps({ query: { ticker: 'zzzz' }, res } as never);
    expect(page).toMatchObject({ props: { wanted: 'ZZZZ', isLater: false } });
    expect(headers['Cache-Control']).toContain('s-maxage=10');
    expect(await getStockRequestsProps({ query: { ticker: '<b>' }, res } as never)).toMatchObject({
      props: { wanted: '' },
    });
  });
});
