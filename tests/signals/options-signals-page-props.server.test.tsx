import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { OptionsSignalsPage } from '@/components/signals/options-signals-page';
import { getOptionsSignalsProps } from '@/lib/server/signals/page-props/options-signals';
import { TestRouter } from '@/tests/components/router';
import { startSeeded } from '@/tests/support/database/seeded';

it('[S1] [C1] the trade record has its key figures, next to the stocks and the news of the six sectors', async () => {
  await startSeeded();
  const page = await getOptionsSignalsProps({});
  if (!('props' in page)) throw new Error('The page has no props');
  const { sectors } = page.props;
  expect(sectors?.rows.map(({ slug }) => slug)).toEqual([
    '3d-printing',
    'jim-cramer',
    'robotics',
    'semiconductors',
    'nft',
    'metaverse',
  ]);
  const html = renderToStaticMarkup(
    <TestRouter pathname="/options-signals">
      <OptionsSignalsPage {...page.props} />
    </TestRouter>,
  );
  const beside = /<section[^>]*id="sectors">.*?<\/section>/.exec(html)?.[0] ?? '';
  const words = beside.replaceAll(/<\/?span[^>]*>/g, '');
  for (const { slug, name } of sectors?.rows ?? []) {
    expect(words).toMatch(new RegExp(`href="/stock-insights-by-sector/${slug}"[^>]*>${name}: [1-9]\\d* stocks<`));
    expect(words).toMatch(new RegExp(`href="/stock-insights-by-sector/${slug}/news"[^>]*>${name}: News<`));
  }
  expect(sectors?.rows.filter(({ story }) => story)).toHaveLength(6);
  // One badge marks all six stories.
  expect(beside).not.toContain('Sample story: ');
  expect(beside.match(/Sample data/g)).toHaveLength(1);
  // The historical sample has enough trades for figures; the details are on a linked page.
  expect(page.props.figures.tooFew).toBeNull();
  expect(html).toContain('href="/options-signals/performance"');
  expect(html).not.toContain('Hypothetical baselines');
});
