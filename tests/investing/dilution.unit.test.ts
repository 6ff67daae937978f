import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { simulateRound, stakeholders, type RoundTerms, type Stakes } from '@/lib/domain/investing/dilution';
import { exitProceeds } from '@/lib/domain/investing/exit-proceeds';

const plain: RoundTerms = {
  held: 9_000_000, pool: 1_000_000, safe: 0, cap: 0, discount: 0, preMoney: 8_000_000, invested: 2_000_000, poolTarget: 0,
}; // prettier-ignore
const total = (stakes: Stakes) => stakeholders.reduce((sum, who) => sum + stakes[who], 0);
const run = (over: Partial<RoundTerms> = {}) => {
  const result = simulateRound({ ...plain, ...over });
  if (!result) throw new Error('These terms leave nothing.');
  return result;
};

describe('a round', () => {
  it('[H11] of 2 on 8 million takes a fifth', () => {
    const { price, after, safeBy } = run();
    expect([price, after, safeBy]).toEqual([0.8, { held: 9e6, pool: 1e6, safe: 0, round: 2.5e6 }, 'none']);
  });

  it('[H11] gives a post-money SAFE exactly SAFE ÷ cap before the new money', () => {
    const { withSafe, after, safePrice, safeBy } = run({ safe: 800_000, cap: 8_000_000, preMoney: 20_000_000 });
    expect(withSafe.safe).toBeCloseTo(1_111_111.11, 2);
    expect(withSafe.safe / total(withSafe)).toBeCloseTo(0.1, 12);
    expect(safePrice).toBeCloseTo(0.72, 12);
    expect(safeBy).toBe('cap');
    // Then the round dilutes all holders alike: 10% of ten elevenths.
    expect(after.safe / total(after)).toBeCloseTo(1 / 11, 12);
  });

  it('[H11] gives the SAFE the discount when that results in more shares than the cap', () => {
    const { safeBy, price, safePrice, after } = run({ safe: 400_000, cap: 20_000_000, discount: 0.2 });
    expect(safeBy).toBe('discount');
    expect(safePrice).toBeCloseTo(price * 0.8, 12);
    expect(after.safe * price).toBeCloseTo(500_000, 4);
    expect(after.round / total(after)).toBeCloseTo(0.2, 12);
  });

  it('[H11] increases the pool at the expense of existing holders, not of the new money', () => {
    const { after, price } = run({ poolTarget: 0.15 });
    expect(after.pool / total(after)).toBeCloseTo(0.15, 12);
    expect(after.round / total(after)).toBeCloseTo(0.2, 12);
    expect(after.held / total(after)).toBeCloseTo(0.65, 12);
    expect(price).toBeLessThan(run().price);
    expect(run({ poolTarget: 0.05 }).after.pool).toBe(1_000_000);
  });

  it.each<Partial<RoundTerms>>([
    { held: 0 },
    { preMoney: 0 },
    { safe: 5e6, cap: 5e6 },
    { discount: 1 },
    { poolTarget: 0.85 },
    { safe: 9e6, cap: 0, preMoney: 1e6, invested: 1e6 },
  ])('[H11] with terms that leave nothing is no round: %j', (over) => {
    expect(simulateRound({ ...plain, ...over })).toBeNull();
  });

  it('[H11] adds up, whatever its terms', () => {
    const terms = fc.record({
      held: fc.integer({ min: 1, max: 1e9 }), pool: fc.integer({ min: 0, max: 1e8 }), safe: fc.integer({ min: 0, max: 1e7 }),
      cap: fc.integer({ min: 0, max: 1e8 }), discount: fc.double({ min: 0, max: 0.9, noNaN: true }),
      preMoney: fc.integer({ min: 1, max: 1e9 }), invested: fc.integer({ min: 0, max: 1e9 }), poolTarget: fc.double({ min: 0, max: 0.9, noNaN: true }),
    }); // prettier-ignore
    fc.assert(
      fc.property(terms, (given) => {
        const result = simulateRound(given);
        if (!result) return;
        const { after, price, withSafe } = result;
        const all = total(after);
        expect(all * price).toBeCloseTo(
          given.preMoney + given.invested,
          -Math.log10(given.preMoney + given.invested) + 9,
        );
        for (const who of stakeholders) expect(after[who]).toBeGreaterThanOrEqual(0);
        expect(after.held).toBe(given.held);
        expect(after.pool / all).toBeGreaterThanOrEqual(Math.min(given.poolTarget, 1) - 1e-9);
        if (given.cap > 0)
          expect(withSafe.safe / total(withSafe)).toBeGreaterThanOrEqual(given.safe / given.cap - 1e-9);
      }),
    );
  });
});

describe('an exit', () => {
  const common = { shares: 8_000_000, preference: 0, isParticipating: false };
  const preferred = { shares: 2_000_000, preference: 2_000_000, isParticipating: false };

  it.each([
    [0, [0, 0]],
    [1_500_000, [0, 1_500_000]],
    [2_000_000, [0, 2_000_000]],
    [6_000_000, [4_000_000, 2_000_000]],
    [10_000_000, [8_000_000, 2_000_000]],
    [30_000_000, [24_000_000, 6_000_000]],
  ])('[H11] of %d pays the preference first, or converts it', (value, paid) => {
    expect(exitProceeds(value, [common, preferred])).toEqual(paid);
  });

  it('[H11] pays a participating preference and its share of the rest', () => {
    expect(exitProceeds(12_000_000, [common, { ...preferred, isParticipating: true }])).toEqual([8_000_000, 4_000_000]);
  });

  it('[H11] converts the smaller preference per share before the larger one', () => {
    const early = { shares: 1_000_000, preference: 200_000, isParticipating: false };
    const [, safe, round] = exitProceeds(6_000_000, [{ ...common, shares: 7_000_000 }, early, preferred]);
    expect([safe, round]).toEqual([500_000, 2_000_000]);
  });

  it('[H11] pays out everything, no negative amounts, and converts only for a gain', () => {
    const claimant = fc.record({
      shares: fc.integer({ min: 1, max: 1e7 }),
      preference: fc.constantFrom(0, 1e5, 1e6, 5e6),
      isParticipating: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.nat(1e9), fc.array(claimant, { minLength: 1, maxLength: 4 }), (value, others) => {
        const claimants = [common, ...others];
        const paid = exitProceeds(value, claimants);
        expect(paid.every((amount) => amount >= 0)).toBe(true);
        expect(paid.reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(value, 1);
        const owed = claimants.reduce((sum, { preference }) => sum + preference, 0);
        if (value >= owed)
          for (const [at, { preference }] of claimants.entries())
            expect(paid[at]).toBeGreaterThanOrEqual(preference - 0.01);
      }),
    );
  });
});
