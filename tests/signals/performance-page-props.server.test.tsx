import type { GetServerSidePropsContext } from 'next';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { PerformancePage } from '@/components/signals/performance/performance-page';
import { getPerformanceProps, type PerformanceProps } from '@/lib/server/signals/page-props/performance';
import { pool } from '@/lib/server/platform/db/pool';
import { TestRouter } from '@/tests/components/router';
import { startSeeded } from '@/tests/support/database/seeded';

beforeAll(() => startSeeded());

async function open(query: Record<string, string | string[]>) {
  const headers = new Map<string, unknown>();
  const res = { setHeader: (name: string, value: unknown) => headers.set(name, value) };
  const answer = await getPerformanceProps({ query, res } as unknown as GetServerSidePropsContext);
  const { props } = answer as { props: PerformanceProps };
  const html = renderToStaticMarkup(
    <TestRouter pathname="/options-signals/performance">
      <PerformancePage {...props} />
    </TestRouter>,
  );
  const current = props.choices.map(({ options }) => options.find(({ isCurrent }) => isCurrent)?.label);
  return { props, html, headers, current };
}

it('[C10] [C12] [C15] shows the record first, at the bid, with its disclosure and no baselines from invented prices', async () => {
  const { props, html, headers, current } = await open({});
  expect(current).toEqual(['Track record', 'Bid']);
  expect(props.statistics.tooFew).toBeNull();
  expect(props.counts).toEqual([]);
  expect(html).toContain('Sample from January and February 2022: one market, not live, $1,000 hypothetical per trade.');
  expect(html).not.toMatch(/baseline/i);
  expect(html).not.toContain('Results by period');
  expect(headers.get('Cache-Control')).toMatch(/^public/);
});

it('[C11] keeps the price in the URL, and the variant', async () => {
  const { current, props, html } = await open({ variant: 'live', price: 'net' });
  expect(current).toEqual(['Live signals', 'Net of costs']);
  expect(props.basis).toContain('less fees and the subscription');
  expect(props.choices[1]?.options[2]?.href).toBe('/options-signals/performance?variant=live&price=ask');
  expect(html).toContain('href="/options-signals/performance?price=net"');
  const [gross, net] = [await open({}), await open({ price: 'net' })];
  expect(net.props.statistics.figures).not.toEqual(gross.props.statistics.figures);
});

it('[C5] keeps the chart that is shown in the URL, with the price', async () => {
  const { props, html } = await open({ price: 'net', chart: 'days' });
  expect(props.chart).toBe('days');
  expect(props.chartChoice.options.map(({ label, href, isCurrent }) => [label, href, isCurrent])).toEqual([
    ['Balance', '/options-signals/performance?price=net', false],
    ['Months', '/options-signals/performance?price=net&chart=months', false],
    ['Outcomes', '/options-signals/performance?price=net&chart=outcomes', false],
    ['Days', '/options-signals/performance?price=net&chart=days', true],
  ]);
  expect(props.choices[1]?.options[0]?.href).toBe('/options-signals/performance?chart=days');
  for (const title of ['Balance and drawdown', 'Monthly results', 'Outcomes', 'Daily results'])
    expect(html).toContain(`>${title}</h3>`);
});

it.each<Record<string, string | string[]>>([
  { price: 'free' },
  { variant: 'other' },
  { price: ['bid', 'ask'] },
  { variant: '' },
  { chart: 'pie' },
])('an unknown choice has its default: %j', async (query) => {
  const { current, props } = await open(query);
  expect(current).toEqual(['Track record', 'Bid']);
  expect(props.chart).toBe('balance');
});

it('[C16] shows members’ results with their number, as samples in a demo, and without figures below thirty', async () => {
  const { props, html } = await open({});
  expect(props.survey.isSample).toBe(true);
  expect(html).toContain('Member results of live signals');
  expect(html).toMatch(/n = \d{2} members with \d+ trades reported before/);
  await pool().query('delete from outcome_members');
  const fewer = await open({});
  expect(fewer.props.survey).toEqual({ table: null, isSample: false });
  expect(fewer.html).toContain('We publish results when at least 30 members have reported.');
  expect(fewer.html).not.toMatch(/n = \d/);
});
