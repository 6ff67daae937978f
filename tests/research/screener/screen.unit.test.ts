import { describe, expect, it } from 'vitest';
import { readAmount } from '@/lib/domain/research/screener/read-amount';
import { writeAmount } from '@/lib/domain/research/screener/write-amount';
import { screenerAddress } from '@/lib/domain/research/screener/address';
import { defaultColumns } from '@/lib/domain/research/screener/figures';
import { problemText } from '@/lib/content/research/screener/problems';
import { screenFrom } from '@/lib/domain/research/screener/read-screen';
import { screenQuery } from '@/lib/domain/research/screener/screen';

const reasons = (query: Parameters<typeof screenFrom>[0]) =>
  screenFrom(query).problems.map(({ field, reason }) => [field, reason]);

describe('a typed amount', () => {
  it.each([
    ['15', 15],
    [' 2.5 ', 2.5],
    ['-3', -3],
    ['−3', -3],
    ['10b', 10e9],
    ['1.1b', 1_100_000_000],
    ['0.3', 0.3],
    ['$1.5T', 1.5e12],
    ['500m', 500e6],
    ['20%', 20],
    ['-0', 0],
    ['1,000', 1000],
    ['-$1,234,567.5', -1_234_567.5],
    ['1,000t', 1e15],
  ])('%j is %d', (text, amount) => expect(readAmount(text)).toBe(amount));

  it.each([
    '',
    'abc',
    'NaN',
    'Infinity',
    '1e400',
    '1e3',
    '0x10',
    '1,00',
    '1,0000',
    ',100',
    '1'.repeat(10_000),
    '1;drop',
  ])('%j is invalid', (text) => expect(readAmount(text)).toBeUndefined());

  it.each(['9999t', '1,001t', '-1,001t', '1000000000000001', '1'.repeat(24)])('%j is too large', (text) =>
    expect(readAmount(text)).toBe('too-large'),
  );

  it.each([
    [10e9, '10b'],
    [1.5e12, '1.5t'],
    [-2_500_000, '-2.5m'],
    [1_234_567_891, '1234567891'],
    [0, '0'],
    [12, '12'],
  ])('%d is written as %s', (amount, text) => expect(writeAmount(amount)).toBe(text));
});

describe('a screen in a URL', () => {
  it('reads filters, columns, order and page, and is written back the same', () => {
    const query = {
      sector: 'robotics',
      'market-cap-min': '10b',
      'pe-ratio-min': '5',
      'pe-ratio-max': '20',
      columns: 'price,pe-ratio',
      sort: '-pe-ratio',
      page: '3',
    };
    const { screen, problems } = screenFrom(query);
    expect(problems).toEqual([]);
    expect(screen).toEqual({
      sector: 'robotics',
      bounds: { 'market-cap': { min: 10e9 }, 'pe-ratio': { min: 5, max: 20 } },
      columns: ['price', 'pe-ratio'],
      sort: '-pe-ratio',
      page: 3,
    });
    expect(screenQuery(screen)).toEqual(query);
  });

  it('is all stocks, largest first, without a query', () => {
    const { screen, problems } = screenFrom({ utm_source: 'mail', referredBy: 'ann' });
    expect(problems).toEqual([]);
    expect(screen).toEqual({ sector: null, bounds: {}, columns: defaultColumns, sort: '-market-cap', page: 1 });
    expect(screenerAddress(screen)).toBe('/screener');
  });

  it('parses columns submitted without JavaScript, including an empty selection', () => {
    expect(screenFrom({ columns: ['price', 'change'] }).screen.columns).toEqual(['price', 'change']);
    const { screen } = screenFrom({ columns: 'none' });
    expect(screen.columns).toEqual([]);
    expect(screenQuery(screen)).toEqual({ columns: 'none' });
  });

  it('names what it cannot read, and keeps the rest', () => {
    expect(reasons({ 'pe-ratio-min': 'abc', 'price-max': 'NaN', 'revenue-min': '1e400' })).toEqual([
      ['price-max', 'number'],
      ['revenue-min', 'number'],
      ['pe-ratio-min', 'number'],
    ]);
    expect(screenFrom({ 'pe-ratio-min': '9', 'pe-ratio-max': '9' })).toMatchObject({
      screen: { bounds: { 'pe-ratio': { min: 9, max: 9 } } },
      problems: [],
    });
    expect(reasons({ 'pe-ratio-min': '9', 'pe-ratio-max': '2' })).toEqual([['pe-ratio-min', 'order']]);
    const [order] = screenFrom({ 'pe-ratio-min': '50', 'pe-ratio-max': '10' }).problems;
    expect(order && problemText(order)).toBe('P/E: the minimum (50) is above the maximum (10).');
    const [limit] = screenFrom({ 'market-cap-max': '9999t' }).problems;
    expect(limit && problemText(limit)).toBe('Market cap max: 9999t is too large. Enter 1,000t or less.');
    expect(reasons({ columns: 'price,color' })).toEqual([['columns', 'column']]);
    expect(reasons({ sort: 'beauty' })).toEqual([['sort', 'sort']]);
    expect(reasons({ sector: '<script>' })).toEqual([['sector', 'sector']]);
    expect(reasons({ 'pe>abc': '' })).toEqual([['pe>abc', 'unknown']]);
    expect(reasons({ 'pe-max': '3' })).toEqual([['pe-max', 'unknown']]);
    for (const page of ['0', '-1', '1.5', '999999', 'x']) expect(reasons({ page })).toEqual([['page', 'page']]);
    const { screen, problems } = screenFrom({ 'pe-ratio-min': 'x'.repeat(10_000), 'price-min': '3' });
    expect(screen.bounds).toEqual({ price: { min: 3 } });
    expect(problems[0]?.typed.length).toBeLessThanOrEqual(40);
  });

  it.each([
    ['price-min', 'Price min: enter a price like 12.50, not “abc”.'],
    ['market-cap-max', 'Market cap max: enter an amount like 500m or 10b, not “abc”.'],
    ['net-income-min', 'Net income min: enter an amount like 500m or 10b, not “abc”.'],
    ['pe-ratio-max', 'P/E max: enter a number like 15 or 0.8, not “abc”.'],
    ['year-change-min', '1Y change min: enter a percentage like 5 or −2.5, not “abc”.'],
    ['dividend-yield-min', 'Dividend yield min: enter a percentage like 2.5, not “abc”.'],
  ])('has an example that fits its field: %s', (field, sentence) => {
    const [problem] = screenFrom({ [field]: 'abc' }).problems;
    expect(problem && problemText(problem)).toBe(sentence);
  });
});
