import type { GetServerSidePropsContext } from 'next';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { WhatIfPage } from '@/components/signals/what-if/what-if-page';
import { monthlyPrices } from '@/lib/domain/membership/plans';
import { getPerformanceProps, type PerformanceProps } from '@/lib/server/signals/page-props/performance';
import { getWhatIfProps, type WhatIfProps } from '@/lib/server/signals/page-props/what-if';
import { TestRouter } from '@/tests/components/router';
import { startSeeded } from '@/tests/support/database/seeded';

beforeAll(() => startSeeded());

const context = (query: Record<string, string>) => {
  const req = { headers: {}, socket: { remoteAddress: '127.0.0.1' } };
  return { query, req, res: { setHeader: () => undefined } } as unknown as GetServerSidePropsContext;
};

async function open(query: Record<string, string>) {
  const { props } = (await getWhatIfProps(context(query))) as { props: WhatIfProps };
  const html = renderToStaticMarkup(
    <TestRouter pathname="/options-signals/what-if">
      <WhatIfPage {...props} />
    </TestRouter>,
  );
  return { props, html };
}

it('[C10] [C11] [C15] starts at the published stake and costs, and matches the net total of the statistics', async () => {
  const { props, html } = await open({});
  expect(props.values).toMatchObject({ stake: '1000', fee: '0.65', plan: 'member', fill: 'ask', variant: 'record' });
  const statistics = (await getPerformanceProps(context({ price: 'net' }))) as { props: PerformanceProps };
  const costs = statistics.props.statistics.tables.find(({ title }) => title === 'Gross and net results')!;
  const net = costs.rows.find(([name]) => name === 'Total result')!.at(-1);
  expect(props.result!.figures.slice(0, 3).map(({ label }) => label)).toEqual(['Before costs', 'Costs', 'Net result']);
  expect(props.result!.figures[2]).toMatchObject({ value: net });
  // A word joiner follows each minus sign.
  expect(props.result!.figures[2]!.note).toMatch(/^95% interval: −\u2060\$[\d,]+ to (\+|−\u2060)\$[\d,]+$/);
  expect(html).toContain('Hypothetical result');
  // The line ends at the net result.
  expect(html).toContain('Net result over time');
  const ending = props.result!.curve!.numbers.at(-1)!.value;
  const shownNet = Number(String(net).replaceAll(/[^\d]/g, '')) * (String(net).includes('−') ? -1 : 1);
  expect(Math.round(ending)).toBe(shownNet);
  expect(html).toContain('Sample from January and February 2022: one market, not live, $1,000 hypothetical per trade.');
  expect(html).toContain('Past performance does not guarantee future results.');
});

it('[C13] never shows one row alone: each fill price has its net result and its interval', async () => {
  const { props } = await open({ fill: 'bid' });
  expect(props.result!.table.rows.map(([name]) => name)).toEqual(['Bid (chosen)', 'Mid', 'Ask']);
  for (const row of props.result!.table.rows) expect(row.at(-1)).toMatch(/ to /);
});

it('reads the prices from the plans', async () => {
  const { props } = await open({ plan: 'cofounder' });
  expect(props.options.plan.map(({ value }) => value)).toEqual(['member', 'cofounder']);
  expect(props.options.plan[1]!.label).toBe(`Cofounding customer, $${monthlyPrices.cofounder / 100}/mo`);
  const price = (monthlyPrices.cofounder / 100).toFixed(2);
  expect(props.result!.table.note).toContain(`Membership: $${price} a month for 2 months`);
});

it('[U4] explains an invalid entry at its field, keeps what was typed and shows no result', async () => {
  const { props, html } = await open({ stake: 'a lot', from: '2022-02-30' });
  expect(props.values).toMatchObject({ stake: 'a lot', from: '2022-02-30' });
  expect(props.errors).toEqual({
    stake: 'Enter an amount from $10 to $100,000.',
    from: 'Enter a date like 2022-01-31.',
  });
  expect(props.result).toBeNull();
  expect(html).toMatch(/aria-invalid="true"[^>]*name="stake"|name="stake"[^>]*aria-invalid="true"/);
  expect(html).toContain('Correct the marked fields to see a result.');
});

it('[C10] [U4] below thirty signals there is no headline, and without any the page says so', async () => {
  const few = await open({ from: '2022-02-01' });
  expect(few.props.result!.tooFew).toMatch(
    /^Win rate, averages and drawdown appear after 30 closed trades \(\d+ so far\)\.$/,
  );
  expect(few.props.result!.figures).toEqual([]);
  expect(few.props.result!.curve).toBeNull();
  expect(few.props.result!.table.rows.every((row) => row.at(-1) === 'n/a')).toBe(true);
  const none = await open({ from: '2030-01-01', to: '2030-12-31' });
  expect(none.props.result).toBeNull();
  expect(none.html).toContain('No closed signals on these dates');
});
