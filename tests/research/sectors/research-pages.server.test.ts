import { describe, expect, it } from 'vitest';
import { db } from '@/lib/server/platform/db/pool';
import { ownNews } from '@/lib/content/publishing/own-news';
import { seedMarket } from '@/lib/server/sample-data/market';
import { seedMarketReference } from '@/lib/server/sample-data/market/reference';
import { seedOwnNews } from '@/lib/server/sample-data/own-news';
import { getHomeProps } from '@/lib/server/marketing/page-props/home';
import {
  getOverviewProps,
  getSectorNewsProps,
  getSectorsProps,
  getSectorStocksProps,
} from '@/lib/server/research/sectors/page-props/sectors';
import { getTimingProps, getWatchProps } from '@/lib/server/research/timing/page-props/signals';

const robotics = { params: { slug: 'robotics' } };

describe('the pages of research', () => {
  it('[B6] show the site’s own news beside the overview of sectors, and not as a sample', async () => {
    await seedOwnNews(db());
    const page = await getOverviewProps({});
    const [first] = ('props' in page && page.props.news) || [];
    expect(first).toMatchObject({ headline: ownNews[0].headline, isSample: false, symbols: [] });
  });

  it('[S1][B13] contain their figures, their records and nothing that only members see', async () => {
    await seedMarketReference(db());
    await seedMarket(db());
    const [stocks, news, overview, timing, watch, none] = await Promise.all([
      getSectorStocksProps(robotics),
      getSectorNewsProps(robotics),
      getSectorsProps({}),
      getTimingProps({}),
      getWatchProps({}),
      getSectorStocksProps({ params: { slug: 'no-such-sector' } }),
    ]);
    expect(none).toMatchObject({ notFound: true });
    expect(stocks).toMatchObject({ props: { isSample: true, record: { isSample: true } } });
    expect(news).toMatchObject({ props: { news: { meta: { isSample: true } } } });
    const views = JSON.stringify([timing, watch, overview, stocks]);
    expect(views).not.toContain('Due in');
    expect(timing).toMatchObject({ props: { sectors: { open: [], isSample: true }, stocks: { open: [] } } });
    expect(watch).toMatchObject({ props: { list: { current: [] } } });
    // The page data stays small: only what is shown is sent.
    expect(views.length).toBeLessThan(150_000);
  });

  it('[B1] show how each sector changed on the last day', async () => {
    const page = await getOverviewProps({});
    const sectors = ('props' in page && page.props.sectors?.items) || [];
    expect(sectors).not.toHaveLength(0);
    for (const { dayChange } of sectors) expect(dayChange.text).toMatch(/^([+−]\d+\.\d%|0\.0%)$/);
  });

  it('[B11] provide the home page with a line for each of its sectors, with its label and the sample mark', async () => {
    const home = await getHomeProps({});
    const blocks = ('props' in home && 'page' in home.props && home.props.page.blocks) || [];
    const all = blocks.flatMap((block) => (block.kind === 'columns' ? [...block.blocks] : [block]));
    const sectors = all.find((block) => block.kind === 'sectors');
    expect(sectors?.lines).toMatchObject({ isSample: true, text: expect.stringContaining(' to ') as string });
    expect(sectors?.sectors).toHaveLength(6);
    const overview = await getOverviewProps({});
    const listed = ('props' in overview && overview.props.sectors?.items) || [];
    // In the order of that list, which its link names with its length.
    const shown = sectors?.sectors.map(({ slug }) => slug) ?? [];
    expect(listed.map(({ slug }) => slug).filter((slug) => shown.includes(slug))).toEqual(shown);
    expect(sectors?.link.label).toBe(`All ${listed.length} sectors`);
    for (const { slug, stocks, spark } of sectors?.sectors ?? []) {
      // The same one-year change as in the list of sectors, which is one click away.
      expect(spark?.change).toEqual(listed.find((sector) => sector.slug === slug)?.yearChange);
      expect(stocks).toMatch(/^\d+ stocks$/);
      expect(spark?.line).toMatch(/^M/);
      // The sample prices depend on the date: on some days a sector's change rounds to zero.
      const { percent = 0, text = '' } = spark?.change ?? {};
      const moved = text === '0.0%' ? 'unchanged' : `${percent < 0 ? 'down' : 'up'} ${text.slice(1)}`;
      expect(spark?.summary).toMatch(/^Index .+ since [A-Z][a-z]{2} \d{4}$/);
      expect(spark?.summary).toContain(`Index ${moved} since `);
    }
  });
});
