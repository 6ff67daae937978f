import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocationOf } from '@/lib/domain/investing/allocation';
import {
  backgrounds,
  fewest,
  equalityBackgrounds,
  mergedGroupCount,
  nextPublication,
  publishedCells,
  quarterOf,
  upToFives,
  type Background,
  type Publication,
} from '@/lib/domain/investing/equality';

const answers = (over: Partial<Record<Background, number>> = {}) =>
  ({ ...Object.fromEntries(backgrounds.map((name) => [name, 0])), ...over }) as Record<Background, number>;

describe('published self-descriptions', () => {
  it('[H8] show no group under five, and combine the small ones', () => {
    const { shown } = nextPublication(answers({ women: 12, disability: 4, lgbtq: 4, none: 4 }), null);
    expect(shown).toMatchObject({ meant: 20, women: 10, disability: 0, lgbtq: 0, other: 0 });
    expect(mergedGroupCount(shown)).toBe(10);
    expect(nextPublication(answers({ women: 2, income: 2 }), null).shown.meant).toBe(0);
  });

  it('[H8] give no sum for a single hidden group, which would be that group’s own number', () => {
    const five = { women: 12, ethnicity: 12, lgbtq: 12, income: 12, several: 12 };
    const { shown } = nextPublication(answers({ ...five, disability: 4 }), null);
    expect(shown).toMatchObject({ meant: 60, disability: 0 });
    expect(mergedGroupCount(shown)).toBe(0);
    expect(mergedGroupCount(nextPublication(answers({ ...five, several: 3, disability: 4 }), null).shown)).toBe(15);
  });

  it('[H8] wait for a fifth person before a number changes, up or down', () => {
    const first = nextPublication(answers({ women: 9 }), null);
    expect(first.shown.women).toBe(5);
    const withOneMore = nextPublication(answers({ women: 10 }), first);
    expect(withOneMore.shown.women).toBe(5);
    expect(nextPublication(answers({ women: 14 }), withOneMore).shown.women).toBe(10);
    expect(nextPublication(answers({ women: 5 }), first).shown.women).toBe(5);
    expect(nextPublication(answers({ women: 4 }), first).shown.women).toBe(0);
  });

  it('[H8] never allow a difference between publications to be about fewer than five people', () => {
    const quarter = fc.record(
      Object.fromEntries(backgrounds.map((name) => [name, fc.nat(23)])) as Record<Background, fc.Arbitrary<number>>,
    );
    fc.assert(
      fc.property(fc.array(quarter, { minLength: 2, maxLength: 12 }), (quarters) => {
        let before: Publication | null = null;
        const moved = new Map<string, number>();
        for (const quarter of quarters) {
          const next: Publication = nextPublication(quarter, before);
          const truth = {
            ...quarter,
            meant: equalityBackgrounds.reduce((sum, name) => sum + quarter[name], 0),
            other: quarter.none + quarter.unsaid,
          };
          for (const cell of publishedCells) {
            expect(next.shown[cell] % fewest).toBe(0);
            if (next.shown[cell] === (before?.shown[cell] ?? 0)) continue;
            expect(Math.abs(truth[cell] - (moved.get(cell) ?? 0))).toBeGreaterThanOrEqual(fewest);
            moved.set(cell, truth[cell]);
          }
          for (const cell of publishedCells)
            if (next.basis[cell] !== (before?.basis[cell] ?? 0)) moved.set(cell, next.basis[cell]);
          expect(mergedGroupCount(next.shown) % fewest).toBe(0);
          before = next;
        }
      }),
    );
  });

  it('[H8] reveal nothing when fewer than five change their answers after a publication', () => {
    const one = nextPublication(answers({ women: 30, ethnicity: 25, none: 40 }), null);
    for (const change of [{ women: 26, ethnicity: 29 }, { women: 34 }, { none: 36 }, { unsaid: 4 }, { several: 4 }])
      expect(nextPublication(answers({ women: 30, ethnicity: 25, none: 40, ...change }), one).shown).toEqual(one.shown);
  });

  it('[H8] belong to a quarter, and count everyone who could have answered', () => {
    expect(['2026-01-01', '2026-03-31', '2026-04-01', '2026-12-31'].map(quarterOf)).toEqual([
      '2026-01-01',
      '2026-01-01',
      '2026-04-01',
      '2026-10-01',
    ]);
    expect([0, 1, 5, 6].map(upToFives)).toEqual([0, 5, 5, 10]);
  });
});

it('[H8] read the founder’s allocation from the ledger: bound by what was granted, corrections included', () => {
  const founder = (shares: bigint) => ({ class: 'common' as const, holder: 'founder' as const, shares });
  const equality = (shares: bigint) => ({ ...founder(shares), holder: 'equality' as const });
  const ledger = [
    { from: null, to: founder(1_000n) },
    { from: null, to: { ...founder(500n), holder: 'angels' as const } },
    { from: founder(300n), to: equality(300n) },
    { from: founder(100n), to: equality(100n) },
    { from: equality(100n), to: founder(100n) },
  ];
  expect(allocationOf(ledger)).toEqual({ allocatedBp: 3_000, heldBp: 2_000 });
  expect(allocationOf([])).toEqual({ allocatedBp: 0, heldBp: 0 });
});
