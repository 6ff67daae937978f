import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { WatchList } from '@/components/research/timing/watch-list';
import { watchView } from '@/lib/content/research/watch-view';
import { sampleMeta } from '@/tests/support/features/research';
import { TestRouter } from '@/tests/components/router';

const entry = (ticker: string, putOn: string, changeSince: number | null, takenOff: string | null = null) => ({
  ...{ id: ticker, ticker, name: `${ticker} Works`, reason: `${ticker} grew`, putOnBy: 'A rule', putOn, takenOff },
  changeSince,
});
const items = [
  entry('MID', '2026-11-03', 5),
  entry('ANY', '2026-11-02', null),
  entry('TOP', '2026-11-01', 20),
  entry('OLD', '2025-11-01', 3, '2026-11-01'),
  entry('LOW', '2025-10-01', -9, '2026-10-01'),
];
const view = watchView({ items, hidden: 0, meta: sampleMeta({ notes: ['By this rule.'] }) });

function renderList(query: Record<string, string> = {}) {
  const asked: object[] = [];
  render(
    <TestRouter pathname="/stocks-to-watch" query={query} onReplace={(next) => asked.push(next)}>
      <WatchList view={view} reader="member" />
    </TestRouter>,
  );
  return asked;
}
const tickers = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent?.slice(0, 3));
const filter = () => screen.findByRole('textbox', { name: 'Filter by ticker, name or reason' });

it('[B13] lists a stock of two sectors once, since the first day, with both reasons', () => {
  const twice = [
    { ...entry('ANY', '2026-11-05', 1), id: 'later', reason: 'Second sector.' },
    { ...entry('ANY', '2026-11-02', 4), id: 'first', reason: 'First sector.' },
    entry('TOP', '2026-11-01', 20),
  ];
  const { current } = watchView({ items: twice, hidden: 0, meta: sampleMeta() });
  expect(current.map(({ ticker, since, reason }) => [ticker, since, reason])).toEqual([
    ['ANY', '11/02/2026', 'Second sector. First sector.'],
    ['TOP', '11/01/2026', 'TOP grew'],
  ]);
});

it('[B13] shows where the rule found a stock and by which figures, instead of its sentence', () => {
  const picked = (grown: string, sector: string, pe: string) =>
    `Revenue grew ${grown}% in fiscal year 2025, the most among ${sector} stocks with a below-median P/E (${pe}).`;
  const rule = 'Rule: fastest growth under the median P/E';
  const { current } = watchView({
    items: [
      { ...entry('TWO', '2026-11-05', 1), id: 'a', reason: picked('19.4', 'Robotics', '13.4 vs. 32.8'), putOnBy: rule },
      { ...entry('TWO', '2026-11-02', 4), id: 'b', reason: picked('19.4', 'NFT', '13.4 vs. 29.2'), putOnBy: rule },
      { ...entry('ONE', '2026-11-01', 2), reason: picked('101.0', 'Water', '9.16 vs. 9.24'), putOnBy: rule },
    ],
    hidden: 0,
    meta: sampleMeta(),
  });
  render(
    <TestRouter pathname="/stocks-to-watch">
      <WatchList view={{ ...view, current, past: [] }} reader="member" />
    </TestRouter>,
  );
  const cellsOf = (name: RegExp) =>
    Array.from(screen.getByRole('row', { name }).children, (cell) => cell.textContent).slice(1, 4);
  expect(cellsOf(/^TWO/)).toEqual(['Robotics stocks, NFT stocks', '19.4% FY2025', '13.4 median 32.813.4 median 29.2']);
  expect(cellsOf(/^ONE/)).toEqual(['Water stocks', '101.0% FY2025', '9.16 median 9.24']);
});

it('[B13] names who added a stock only where it was not the rule below the list', () => {
  const rule = { ...entry('ANY', '2026-11-02', 4), putOnBy: 'Rule: fastest growth under the median P/E' };
  const own = { ...entry('TOP', '2026-11-01', 20), putOnBy: 'The operator' };
  expect(watchView({ items: [rule, own], hidden: 0, meta: sampleMeta() }).current.map(({ by }) => by)).toEqual([
    null,
    'The operator',
  ]);
});

it('[B13] lists a past stock once per term, however many sectors had listed it', () => {
  const past = [
    { ...entry('ANY', '2025-03-01', 4, '2026-03-01'), id: 'a', reason: 'First sector.' },
    { ...entry('ANY', '2025-03-01', 4, '2026-03-01'), id: 'b', reason: 'Second sector.' },
    { ...entry('ANY', '2024-03-01', 2, '2025-03-01'), id: 'c', reason: 'A year before.' },
  ];
  expect(
    watchView({ items: past, hidden: 0, meta: sampleMeta() }).past.map(({ ticker, since, reason }) => [
      ticker,
      since,
      reason,
    ]),
  ).toEqual([
    ['ANY', '03/01/2025', 'First sector. Second sector.'],
    ['ANY', '03/01/2024', 'A year before.'],
  ]);
});

it('[B13] sums up the removed stocks in one line, by the returns as shown', () => {
  const past = [12, -3.5, 0.04, null].map((change, n) => entry(`P${n}`, '2025-11-01', change, '2026-11-01'));
  const summaryOf = (entries: typeof items) => watchView({ items: entries, hidden: 0, meta: sampleMeta() }).pastSummary;
  expect(summaryOf([...past, ...items.slice(0, 3)])).toBe(
    '4 removed: 1 rose, 1 fell, 1 unchanged, 1 without a price, average +2.8%.',
  );
  expect(summaryOf(items)).toBe('2 removed: 1 rose, 1 fell, average −3.0%.');
  expect(summaryOf(items.slice(0, 3))).toBe('');
  renderList();
  expect(screen.getByText(/2 removed: 1 rose, 1 fell, average −3\.0%\./)).toBeVisible();
});

it('[S1] keeps the order of the short list in the URL, unknown values last in both directions', async () => {
  const asked = renderList({ utm: 'x' });
  await filter();
  expect(tickers()).toEqual(['MID', 'ANY', 'TOP', 'OLD', 'LOW']);
  await userEvent.click(screen.getByRole('button', { name: 'Return since' }));
  expect(tickers()).toEqual(['TOP', 'MID', 'ANY', 'OLD', 'LOW']);
  await userEvent.click(screen.getByRole('button', { name: 'Return since' }));
  expect(tickers()).toEqual(['MID', 'TOP', 'ANY', 'LOW', 'OLD']);
  for (const _ of [1, 2]) await userEvent.click(screen.getAllByRole('button', { name: 'Added' })[0]!);
  await userEvent.click(screen.getAllByRole('button', { name: 'Added' })[0]!);
  expect(asked).toEqual([
    { utm: 'x', order: '-change' },
    { utm: 'x', order: 'change' },
    { utm: 'x' },
    { utm: 'x', order: 'since' },
    { utm: 'x' },
  ]);
});

it('[S1] shows what the URL requests, and writes typed filters into it', async () => {
  const asked = renderList({ order: 'ticker', q: 'o' });
  expect(await filter()).toHaveValue('o');
  expect(tickers()).toEqual(['ANY', 'MID', 'TOP', 'LOW', 'OLD']);
  await userEvent.type(await filter(), 'ld gr');
  expect(asked.at(-1)).toEqual({ order: 'ticker', q: 'old gr' });
  expect(tickers()).toEqual(['OLD']);
  expect(screen.getByText('No matching stocks')).toBeVisible();
  expect(screen.getByText('Removed: 1 of 2 stocks')).toBeVisible();
});

it('[S1] ignores an invalid URL, and shows the rule', async () => {
  renderList({ order: '<b>', q: '[' });
  expect(await filter()).toHaveValue('[');
  expect(screen.getAllByText('No matching stocks')).toHaveLength(2);
  expect(screen.getByText('By this rule.')).toBeVisible();
});

it('[B13] says how old the removed stocks are below them, where only they are shown', () => {
  const only = watchView({ items: items.slice(3), hidden: 9, meta: sampleMeta() });
  render(
    <TestRouter pathname="/stocks-to-watch" query={{}} onReplace={() => undefined}>
      <WatchList view={only} reader="visitor" />
    </TestRouter>,
  );
  const [current, past] = ['Current list', 'Removed'].map((name) => screen.getByRole('heading', { name, level: 2 }));
  const origin = screen.getByText(/^As of/);
  expect(current?.closest('section')).not.toContainElement(origin);
  expect(past?.closest('section')).toContainElement(origin);
});
