import { describe, expect, it } from 'vitest';
import { whatIf, type Following } from '@/lib/domain/signals/what-if/what-if';
import { whatIfInputFrom } from '@/lib/domain/signals/what-if/what-if-input';
import { netOfCosts } from '@/lib/domain/signals/statistics/costs';
import { recordOf } from '../trade-fixtures';
import { thirtySixTrades } from '../statistics/thirty-six-trades';

const following: Following = {
  stakeCents: 50_000,
  from: '2022-01-03',
  to: '2022-01-03',
  monthlyCents: 1_000,
  feeCents: 100,
  fill: 'mid',
};

describe('[C11] the result of following the signals', () => {
  /*
   * Computed in Python 3, where r is the return: gross is 50000 * ((1 + r) * 0.98 - 1), fees are 50000 / (320 / 0.98 *
   * 100) contracts at 100 cents, twice, the membership is 2 months of $10. The interval has 2,000 resamples by
   * mulberry32 with seed 1979; its percentiles are of the mean × 36.
   */
  it('at $500, the mid price, $1.00 a contract and $10 a month agrees with the script', () => {
    const result = whatIf(thirtySixTrades, following);
    expect(result).toMatchObject({ closed: 36, open: 0, months: 2, membershipCents: 2_000, tooDear: 0 });
    expect(result.grossCents).toBeCloseTo(-37_470, 6);
    expect(result.feesCents).toBeCloseTo(11_025, 6);
    expect(result.netCents).toBeCloseTo(-50_495, 6);
    expect(result.interval?.low).toBeCloseTo(-217_609.5, 4);
    expect(result.interval?.high).toBeCloseTo(125_427.25, 4);
    expect(result.drawdownCents).toBeCloseTo(75_586.944_444, 4);
  });

  it('at the published stake and costs is the record net of costs', () => {
    const published = { ...following, stakeCents: 100_000, feeCents: 65, monthlyCents: 2_000, fill: 'ask' } as const;
    const net = netOfCosts(thirtySixTrades, 2_000).reduce((sum, { balanceCents }) => sum + balanceCents, 0);
    expect(whatIf(thirtySixTrades, published).netCents).toBeCloseTo(net, 6);
  });

  it('falls with every cost', () => {
    const net = (over: Partial<Following>) => whatIf(thirtySixTrades, { ...following, ...over }).netCents;
    expect(net({ fill: 'bid' })).toBeGreaterThan(net({ fill: 'mid' }));
    expect(net({ fill: 'mid' })).toBeGreaterThan(net({ fill: 'ask' }));
    expect(net({ feeCents: 0 })).toBeGreaterThan(net({ feeCents: 1 }));
    expect(net({ monthlyCents: 0 })).toBeGreaterThan(net({ monthlyCents: 1 }));
  });

  it('includes signals filled on the days, both inclusive, and excludes open ones', () => {
    const record = recordOf([
      ['Call', '2022-01-03', '2022-01-05', 10],
      ['Call', '2022-01-04', '2022-03-01', 20],
      ['Put', '2022-01-05', null, null],
      ['Call', '2022-01-06', '2022-01-07', 30],
    ]);
    const days = { from: '2022-01-04', to: '2022-01-05' };
    expect(whatIf(record, { ...following, ...days })).toMatchObject({ closed: 1, open: 1, months: 3, interval: null });
    expect(whatIf(record, { ...following, from: '2030-01-01', to: '2030-01-02' })).toMatchObject({
      closed: 0,
      netCents: 0,
      interval: null,
    });
  });

  it('[C11] runs through the days on which signals were closed, up to the net result', () => {
    const record = recordOf([
      ['Call', '2022-01-03', '2022-01-07', 10],
      ['Call', '2022-01-04', '2022-03-01', 20],
      ['Put', '2022-01-05', null, null],
      ['Call', '2022-01-06', '2022-01-07', -40],
      ['Call', '2022-01-06', '2022-01-10', 30],
    ]);
    const free = { ...following, to: '2022-01-31', monthlyCents: 0, feeCents: 0, fill: 'bid' } as const;
    const { balances, netCents } = whatIf(record, free);
    expect(balances.map(({ day, cents }) => [day, Math.round(cents)])).toEqual([
      ['2022-01-07', -15_000],
      ['2022-01-10', 0],
      ['2022-03-01', 10_000],
    ]);
    expect(netCents).toBeCloseTo(10_000, 6);
  });

  it('counts the signals whose single contract cost more than the stake', () => {
    // One contract at the mid price costs 320 / 0.98 * 100 cents = $326.53.
    expect(whatIf(thirtySixTrades, { ...following, stakeCents: 32_653 }).tooDear).toBe(36);
    expect(whatIf(thirtySixTrades, { ...following, stakeCents: 32_654 }).tooDear).toBe(0);
  });
});

describe('the fields of the URL', () => {
  it('have defaults', () => {
    expect(whatIfInputFrom({})).toEqual({
      input: {
        stakeCents: 100_000,
        from: null,
        to: null,
        plan: 'member',
        feeCents: 65,
        fill: 'ask',
        variant: 'record',
      },
      problems: {},
    });
  });

  it('are read as people type them', () => {
    const { input, problems } = whatIfInputFrom({ stake: '$1,500', fee: '0', from: '2022-01-03', to: '2022-01-03' });
    expect(problems).toEqual({});
    expect(input).toMatchObject({ stakeCents: 150_000, feeCents: 0, from: '2022-01-03', to: '2022-01-03' });
  });

  it.each([
    [{ stake: '9.99' }, { stake: 'stake' }],
    [{ stake: '100000.01' }, { stake: 'stake' }],
    [{ stake: '-5' }, { stake: 'stake' }],
    [{ stake: 'NaN' }, { stake: 'stake' }],
    [{ stake: '1e5' }, { stake: 'stake' }],
    [{ fee: '20.01' }, { fee: 'fee' }],
    [{ fee: 'free' }, { fee: 'fee' }],
    [{ from: '2022-02-30' }, { from: 'date' }],
    [{ to: '01/31/2022' }, { to: 'date' }],
    [{ from: '2022-02-02', to: '2022-02-01' }, { to: 'order' }],
    [{ plan: 'free' }, { plan: 'choice' }],
    [{ fill: 'best' }, { fill: 'choice' }],
    [{ variant: 'other' }, { variant: 'choice' }],
  ])('%j names its field', (query, problems) => {
    expect(whatIfInputFrom(query as Record<string, string>).problems).toEqual(problems);
  });

  it('count once when repeated', () => {
    expect(whatIfInputFrom({ stake: ['500', '900'] }).input.stakeCents).toBe(50_000);
    expect(whatIfInputFrom({ stake: [] }).problems).toEqual({});
  });
});
