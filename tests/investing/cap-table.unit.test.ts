import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CapTableEntry, Holding } from '@/lib/domain/investing/cap-table';
import { faultOf, reverseEntry } from '@/lib/domain/investing/cap-table-rules';
import { capTableLines, capTableViews, holdingsAfter, sharesIn, until } from '@/lib/domain/investing/cap-table-sums';
import { sharesOfWhole } from '@/lib/domain/shared/largest-remainder';

const today = '2026-06-30';
const holding = (kind: Holding['class'], holder: Holding['holder'], shares: bigint): Holding => ({
  class: kind,
  holder,
  shares,
});
const entry = (number: number, over: Partial<CapTableEntry> = {}): CapTableEntry => ({
  number,
  kind: 'issue',
  on: '2026-01-01',
  from: null,
  to: holding('common', 'founder', 1_000n),
  corrects: null,
  ...over,
});
const founding = [entry(1), entry(2, { kind: 'pool-increase', to: holding('pool-ungranted', 'pool', 200n) })];

describe('percentages', () => {
  it('[H7] add up to exactly 100.00, whatever the parts', () => {
    fc.assert(
      fc.property(fc.array(fc.bigInt({ min: 0n, max: 10n ** 18n }), { minLength: 1, maxLength: 30 }), (parts) => {
        const total = parts.reduce((sum, part) => sum + part, 0n);
        const points = sharesOfWhole(parts);
        expect(points.reduce((sum, point) => sum + point, 0)).toBe(total === 0n ? 0 : 10_000);
        // No share is off by more than a hundredth of a percent.
        for (const [at, part] of parts.entries())
          if (total > 0n)
            expect(Math.abs(points[at]! - Number((part * 1_000_000n) / total) / 100)).toBeLessThanOrEqual(1.01);
      }),
    );
  });

  it('[H7] assign the remainder by largest remainders', () => {
    expect(sharesOfWhole([1n, 1n, 1n])).toEqual([3_334, 3_333, 3_333]);
    expect(sharesOfWhole([1n, 5n, 1n])).toEqual([1_429, 7_143, 1_428]);
    expect(() => sharesOfWhole([-1n])).toThrow(RangeError);
  });
});

describe('the table', () => {
  it('[H7] excludes promises from the issued view and includes them in the diluted one', () => {
    const held = holdingsAfter(founding);
    expect(capTableLines(held, 'issued')).toEqual([{ ...holding('common', 'founder', 1_000n), bp: 10_000 }]);
    expect(capTableLines(held, 'diluted').map(({ bp }) => bp)).toEqual([8_333, 1_667]);
  });

  it('[H7] on any day equals the ledger on that day, and sums to shares issued minus shares removed', () => {
    const days = ['2026-01-01', '2026-02-01', '2026-03-01', '2026-04-01'];
    const move = fc.record({
      kind: fc.constantFrom('issue' as const, 'transfer' as const, 'conversion' as const),
      on: fc.constantFrom(...days),
      holder: fc.constantFrom('founder' as const, 'equality' as const, 'investors-seed' as const),
      other: fc.constantFrom('founder' as const, 'community' as const),
      shares: fc.bigInt({ min: 1n, max: 10n ** 9n }),
    });
    fc.assert(
      fc.property(fc.array(move, { maxLength: 40 }), (moves) => {
        const ledger: CapTableEntry[] = [];
        for (const { kind, on, holder, other, shares } of moves) {
          const safe = holding('safe', holder, shares);
          const movement =
            kind === 'issue'
              ? { from: null, to: safe }
              : kind === 'transfer'
                ? { from: safe, to: holding('safe', other, shares) }
                : { from: safe, to: holding('common', holder, shares * 2n) };
          const draft = { kind, on, ...movement };
          if (faultOf(draft, ledger, today) === null)
            ledger.push({ ...draft, number: ledger.length + 1, corrects: null });
        }
        for (const day of days) {
          const known = until(ledger, day);
          const held = holdingsAfter(known);
          const given = known.reduce((sum, { from, to }) => sum + (to?.shares ?? 0n) - (from?.shares ?? 0n), 0n);
          expect(sharesIn(held)).toBe(given);
          expect(held.every(({ shares }) => shares > 0n)).toBe(true);
          // Later entries do not change the holdings on that day.
          expect(holdingsAfter(until([...known, ...ledger.filter(({ on }) => on > day)], day))).toEqual(held);
          for (const view of capTableViews) {
            const lines = capTableLines(held, view);
            if (lines.length > 0) expect(lines.reduce((sum, { bp }) => sum + bp, 0)).toBe(10_000);
          }
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('an entry', () => {
  const from = holding('common', 'founder', 400n);
  const draft = { kind: 'transfer' as const, on: '2026-02-01', from, to: holding('common', 'equality', 400n) };

  it('[H7] is accepted when it follows the rules', () => {
    expect(faultOf(draft, founding, today)).toBeNull();
    const grant = {
      kind: 'grant' as const,
      on: today,
      from: holding('pool-ungranted', 'pool', 50n),
      to: holding('pool-granted', 'team', 50n),
    };
    expect(faultOf(grant, founding, today)).toBeNull();
  });

  it.each([
    ['is of a day to come', { on: '2026-07-01' }, 'has not come yet'],
    ['reopens a day', { on: '2025-12-31' }, 'never reopened'],
    [
      'takes more than there is',
      { from: { ...from, shares: 1_001n }, to: { ...draft.to, shares: 1_001n } },
      'less than',
    ],
    ['changes the number on the way', { to: { ...draft.to, shares: 401n } }, 'keeps class and number'],
    ['stays where it was', { to: from }, 'changes the group'],
    ['gives to no one', { to: null }, 'gives them to another'],
    ['issues from a holder', { kind: 'issue' as const }, 'takes them from none'],
    [
      'issues to the pool',
      { kind: 'issue' as const, from: null, to: holding('common', 'pool', 1n) },
      'other than the pool',
    ],
    ['grows the pool elsewhere', { kind: 'pool-increase' as const, from: null }, 'to the pool'],
    ['grants from outside the pool', { kind: 'grant' as const }, 'from the pool'],
    [
      'grants to the pool',
      {
        kind: 'grant' as const,
        from: holding('pool-ungranted', 'pool', 50n),
        to: holding('pool-granted', 'pool', 50n),
      },
      'and nothing else',
    ],
    ['transfers issued shares to the pool', { to: holding('common', 'pool', 400n) }, 'and nothing else'],
    [
      'transfers what is not granted to a group',
      { from: holding('pool-ungranted', 'pool', 50n), to: holding('pool-ungranted', 'team', 50n) },
      'Only the pool',
    ],
    ['converts to another group', { kind: 'conversion' as const }, 'stays with its group'],
    ['converts backwards', { kind: 'conversion' as const, to: holding('safe', 'founder', 1n) }, 'safe or preferred'],
  ])('[H7] is refused when it %s', (_, over, sentence) => {
    expect(faultOf({ ...draft, ...over }, founding, today)).toContain(sentence);
  });

  it('[H7] is reversed once, by the opposite movement, while the shares still exist', () => {
    const on = { on: today, today };
    expect(reverseEntry(1, founding, on)).toEqual({ from: holding('common', 'founder', 1_000n), to: null });
    const moved = [...founding, entry(3, draft)];
    expect(reverseEntry(1, moved, on)).toContain('less than 1000');
    expect(reverseEntry(3, moved, on)).toEqual({ from: draft.to, to: from });
    const undone = [...moved, entry(4, { kind: 'correction', corrects: 3, from: draft.to, to: from })];
    expect(reverseEntry(3, undone, on)).toContain('by entry 4');
    expect(reverseEntry(4, undone, on)).toContain('is a correction');
    expect(reverseEntry(9, undone, on)).toContain('no entry 9');
  });
});
