import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FilterChips } from '@/components/research/screener/filter-chips';
import { RangeFields } from '@/components/research/screener/range-fields';
import { ScreenActions } from '@/components/research/screener/screen-actions';
import type { Screen } from '@/lib/domain/research/screener/screen';
import { TestRouter } from '@/tests/components/router';
import { everything } from './screener-props';

const cells = [{ text: '1.5%', sign: 1 }, { text: '31.2' }] as const;
const stocks = Array.from({ length: 10 }, (_, at) => ({ ticker: `T${at + 1}`, name: `Stock ${at + 1}`, cells }));

describe('the filters that are on', () => {
  const screenOf: Screen = {
    ...everything,
    ...{ sector: 'robotics', sort: 'pe-ratio', page: 3 },
    bounds: { 'market-cap': { min: 10e9 }, 'pe-ratio': { max: 15 } },
  };
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

  it('are removed one by one, which leads to the first page of the rest in the same order', () => {
    render(
      <TestRouter pathname="/screener">
        <FilterChips screen={screenOf} sectors={[{ slug: 'robotics', name: 'Robotics' }]} />
      </TestRouter>,
    );
    expect(hrefOf('Remove Robotics')).toBe('/screener?market-cap-min=10b&pe-ratio-max=15&sort=pe-ratio');
    expect(hrefOf('Remove P/E up to 15')).toBe('/screener?sector=robotics&market-cap-min=10b&sort=pe-ratio');
    expect(hrefOf('Clear all filters')).toBe('/screener?sort=pe-ratio');
  });
});

describe('a list', () => {
  const compare = () => screen.queryByRole('link', { name: /^Compare/ })?.getAttribute('href');

  it.each([
    [0, undefined],
    [1, undefined],
    [2, '/compare?symbols=T1,T2'],
    [10, '/compare?symbols=T1,T2,T3,T4,T5,T6,T7,T8'],
  ])('of %i stocks is compared as %s', (count, href) => {
    render(<ScreenActions screen={{ ...everything, page: 2 }} stocks={stocks.slice(0, count)} />);
    expect(compare()).toBe(href);
    expect(screen.getByRole('link', { name: /CSV/ })).toHaveAttribute('href', '/api/screener/file');
  });
});

it('a field keeps what could not be read, next to why', () => {
  const rejected = new Map([['pe-ratio-min', { typed: 'abc', text: 'P/E min: enter a number.' }]]);
  render(<RangeFields figure="pe-ratio" bounds={{ max: 15 }} rejected={rejected} />);
  const field = screen.getByLabelText('P/E, Min');
  expect(field).toHaveValue('abc');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('P/E min: enter a number.');
  expect(screen.getByLabelText('P/E, Max')).toHaveValue('15');
  expect(screen.getByLabelText('P/E, Max')).toBeValid();
});
