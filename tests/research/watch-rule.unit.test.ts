import { describe, expect, it } from 'vitest';
import { pickToWatch, watchCandidates, type WatchCandidate } from '@/lib/domain/research/watch-rule';

const year = { revenue: 110, netIncome: 10, shares: 5, yearEndPriceCents: 4_000 };
const before = { ...year, revenue: 100 };
const about = { name: 'Robotics', year: 2025 };
const company = (ticker: string, grown: number, pe: number | null): WatchCandidate => ({ ticker, grown, pe });

describe('[S21] a company’s figures at the end of a year', () => {
  it('are its growth in revenue and its P/E by the close of that day', () => {
    const [candidate] = watchCandidates('AAA', year, before);
    expect(candidate).toEqual({ ticker: 'AAA', grown: expect.closeTo(10) as number, pe: 20 });
  });

  it('have no P/E after a loss or without a price, and are unknown without a year to compare with', () => {
    expect(watchCandidates('AAA', { ...year, netIncome: -1 }, before)[0]?.pe).toBeNull();
    expect(watchCandidates('AAA', { ...year, yearEndPriceCents: null }, before)[0]?.pe).toBeNull();
    expect(watchCandidates('AAA', year)).toEqual([]);
    expect(watchCandidates('AAA', undefined, before)).toEqual([]);
    expect(watchCandidates('AAA', year, { ...before, revenue: 0 })).toEqual([]);
  });
});

describe('[S21] the pick of a sector', () => {
  it('is the fastest grower below the median P/E, and the reason gives both figures', () => {
    const candidates = [
      company('DEAR', 90, 50),
      company('MIDDLE', 40, 30),
      company('SLOW', 5, 10),
      company('FAST', 25.06, 20),
      company('LATER', 80, 40),
    ];
    expect(pickToWatch(candidates, about)).toEqual({
      ticker: 'FAST',
      reason:
        'Revenue grew 25.1% in fiscal year 2025, the most among Robotics stocks with a below-median P/E (20.0 vs. 30.0).',
    });
  });

  it('shows another decimal of two P/Es that tie at one, so that the lower one reads lower', () => {
    const reasonOf = (pe: number, middle: number) =>
      pickToWatch([company('FAST', 20, pe), company('MIDDLE', 10, middle), company('DEAR', 9, 50)], about)?.reason;
    expect(reasonOf(23.16, 23.24)).toContain('(23.16 vs. 23.24)');
    expect(reasonOf(23.161, 23.163)).toContain('(23.161 vs. 23.163)');
    expect(reasonOf(23.1, 23.2)).toContain('(23.1 vs. 23.2)');
  });

  it('is no company that shrank or lost money, and none where fewer than three have a P/E', () => {
    const dear = [company('A', 9, 40), company('B', 9, 50)];
    expect(pickToWatch([...dear, company('SHRANK', -1, 10)], about)).toBeNull();
    expect(pickToWatch([...dear, company('SAME', 0, 10)], about)).toBeNull();
    expect(pickToWatch([...dear, company('LOSS', 99, null)], about)).toBeNull();
    expect(pickToWatch([...dear, company('GREW', 1, 10)], about)?.ticker).toBe('GREW');
    expect(pickToWatch([], about)).toBeNull();
  });
});
