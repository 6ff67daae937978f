import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { noHash } from '@/lib/domain/shared/chain';
import { canonicalText, hashText } from '@/lib/domain/signals/ledger/canonical';
import {
  commitmentOf,
  lineOf,
  returnBp,
  type LedgerDraft,
  type SealedTerms,
} from '@/lib/domain/signals/ledger/entries';
import { createLedgerVerifier, type LedgerFault } from '@/lib/domain/signals/ledger/verify-ledger';
import { threeEntries, threeEntriesHead } from './ledger-fixture';
import { verifyInPython } from './verify-in-python';

const sealed: SealedTerms = {
  ...{ signal: 'live-0001', nonce: 'ab'.repeat(32), symbol: 'AAPL', tradeType: 'Call' },
  ...{ expiration: '2026-03-20', strikeCents: 20_000, bidCents: 410, fillDate: '2026-02-02' },
};
const at = '2026-02-02T15:00:00.000Z';
const later = '2026-02-20T16:00:00.000Z';
const common = { signal: 'live-0001', sample: true };
const { signal: _, nonce: __, ...terms } = sealed;
const issue: LedgerDraft = { ...common, at, kind: 'signal', commitment: commitmentOf(sealed), revealBy: '2026-03-04' };
const reveal: LedgerDraft = { ...common, at: later, kind: 'reveal', terms: sealed };
const sold = { closeDate: '2026-02-20', how: 'sold', priceCents: 615 } as const;
const close: LedgerDraft = { ...common, at: later, kind: 'close', closing: sold };
const correction = (corrects: number, over: object): LedgerDraft => ({
  ...{ ...common, at: later, kind: 'correction', corrects, reason: 'A typing error.', terms: null, closing: null },
  ...over,
});

function chain(drafts: readonly LedgerDraft[]) {
  let previous = noHash;
  const lines = drafts.map((draft, index) => {
    const entry = { ...draft, number: index + 1, previous };
    previous = hashText(canonicalText(entry));
    return lineOf(entry);
  });
  return [threeEntries[0], ...lines];
}

function verify(lines: readonly string[], today = '2026-02-20') {
  const verifier = createLedgerVerifier();
  let fault: LedgerFault | null = null;
  for (const line of lines) if ((fault = verifier.add(line))) break;
  return { fault, summary: verifier.summary(today) };
}

describe('[C8] the hash chain', () => {
  it('has the hashes that a script computed independently', () => {
    expect(chain([issue, reveal, close])).toEqual(threeEntries);
    const { fault, summary } = verify(threeEntries);
    expect(fault).toBeNull();
    expect(summary).toEqual({
      ...{ entries: 3, head: threeEntriesHead, lastAt: later, signals: 1, closed: 1, corrections: 0 },
      ...{ hidden: [], late: [] },
    });
    expect(verifyInPython(threeEntries)).toBe(`3 entries, head ${threeEntriesHead}\n`);
  });

  const without = (gone: number) => threeEntries.filter((_line, index) => index !== gone);
  it.each<[string, readonly string[], number]>([
    ['a removed row', without(2), 3],
    ['swapped rows', [0, 2, 1, 3].map((index) => threeEntries[index]!), 2],
    ['a changed price', threeEntries.with(3, threeEntries[3].replace('615', '616')), 4],
    ['a changed hash', threeEntries.with(2, threeEntries[2].replace('"37aced', '"47aced')), 3],
    ['a space', threeEntries.with(1, threeEntries[1].replace('"at":', '"at": ')), 2],
    ['another header', threeEntries.with(0, '{"format":"signal-ledger","version":2}'), 1],
    [
      'an escape instead of its letter',
      threeEntries.with(3, threeEntries[3].replace('sold', String.raw`\u0073old`)),
      4,
    ],
    [
      'names out of order',
      threeEntries.with(
        3,
        threeEntries[3]
          .replace(/(\{"entry":.*\}),("hash":.*)\}$/, '{$2,$1}')
          .replace('{{', '{')
          .replace(',{"entry"', ',"entry"'),
      ),
      4,
    ],
    [
      'names of terms out of order',
      threeEntries.with(3, threeEntries[3].replace('"how":"sold","priceCents":615', '"priceCents":615,"how":"sold"')),
      4,
    ],
    ['a number with a fraction', threeEntries.with(3, threeEntries[3].replace('615', '615.0')), 4],
    ['a number with an exponent', threeEntries.with(3, threeEntries[3].replace('615', '6.15e2')), 4],
    [
      'a name given twice',
      threeEntries.with(3, threeEntries[3].replace('"how":"sold"', '"how":"sold","how":"sold"')),
      4,
    ],
    ['a cut line', threeEntries.with(3, threeEntries[3].slice(0, -1)), 4],
  ])('shows the first bad row of a file with %s', (_what, lines, line) => {
    expect(verify(lines).fault?.line).toBe(line);
    expect(verifyInPython(lines)).toContain(`line ${line}:`);
  });

  it('finds any changed byte in its own row or the next one', () => {
    const bytes = fc.record({
      row: fc.integer({ min: 1, max: 3 }),
      place: fc.nat(),
      by: fc.integer({ min: 1, max: 94 }),
    });
    fc.assert(
      fc.property(bytes, ({ row, place, by }) => {
        const line = threeEntries[row]!;
        const index = place % line.length;
        const other = String.fromCharCode(32 + ((line.charCodeAt(index) - 32 + by) % 95));
        const changed = threeEntries.with(row, line.slice(0, index) + other + line.slice(index + 1));
        expect(verify(changed).fault?.line).toBe(row + 1);
      }),
    );
  });
});

describe('[C9] commit, then reveal', () => {
  it('shows a hidden signal as hidden, and as late after its date', () => {
    expect(verify(chain([issue]), '2026-03-04').summary).toMatchObject({ hidden: ['live-0001'], late: [] });
    expect(verify(chain([issue]), '2026-03-05').summary).toMatchObject({ hidden: ['live-0001'], late: ['live-0001'] });
  });

  it('flags a late reveal permanently', () => {
    const late = chain([issue, { ...reveal, at: '2026-03-05T00:00:00.000Z' }]);
    expect(verify(late).summary).toMatchObject({ hidden: [], late: ['live-0001'] });
  });

  const rehashed = (over: Partial<SealedTerms>): LedgerDraft => ({ ...reveal, terms: { ...sealed, ...over } });
  const committed = (over: Partial<SealedTerms>): LedgerDraft[] => [
    { ...issue, commitment: commitmentOf({ ...sealed, ...over }) },
    rehashed(over),
  ];
  it.each<[string, LedgerDraft[], number]>([
    ['other terms than committed', [issue, rehashed({ bidCents: 400 })], 3],
    ['another nonce', [issue, rehashed({ nonce: 'cd'.repeat(32) })], 3],
    ['a second reveal', [issue, reveal, reveal], 4],
    ['the same signal again', [issue, issue], 3],
    ['the terms of another signal', committed({ signal: 'live-0002' }), 3],
    ['a fill that was added later', committed({ fillDate: '2026-01-30' }), 3],
    ['a fill of two days before', committed({ fillDate: '2026-01-31' }), 3],
    ['an expiration before the fill', committed({ expiration: '2026-02-01' }), 3],
    ['a closing without a signal', [close], 2],
    ['a closing of hidden terms', [issue, close], 3],
    ['a second closing', [issue, reveal, close, close], 5],
    ['a close before the fill', [issue, reveal, { ...close, closing: { ...sold, closeDate: '2026-02-01' } }], 4],
    [
      'a close after the expiration',
      [issue, reveal, { ...close, at: '2026-03-23T15:00:00.000Z', closing: { ...sold, closeDate: '2026-03-21' } }],
      4,
    ],
    [
      'an expiration on another day',
      [issue, reveal, { ...close, closing: { closeDate: '2026-02-20', how: 'expired', priceCents: 0 } }],
      4,
    ],
    ['a close in the future', [issue, reveal, { ...close, closing: { ...sold, closeDate: '2026-02-21' } }], 4],
    ['an older entry', [issue, { ...reveal, at: '2026-02-01T00:00:00.000Z' }], 3],
    ['a real entry among samples', [issue, { ...reveal, sample: false }], 3],
    ['a correction of the commitment', [issue, reveal, correction(1, { terms })], 4],
    ['a correction of a correction', [issue, reveal, correction(2, { terms }), correction(3, { terms })], 5],
    ['a correction of terms and closing at once', [issue, reveal, close, correction(2, { terms, closing: sold })], 5],
    ['a correction with the wrong fields', [issue, reveal, correction(2, { closing: sold })], 4],
  ])('refuses %s', (_what, drafts, line) => {
    const lines = chain(drafts);
    expect(verify(lines).fault?.line).toBe(line);
    expect(verifyInPython(lines)).toContain(`line ${line}:`);
  });

  it('[C7] counts corrections, and accepts a reason in any language', () => {
    const drafts = [
      ...[issue, reveal, close],
      correction(3, { closing: { ...sold, priceCents: 600 }, reason: 'Prix “faux” – 价格\u2028\u007f\t' }),
      correction(2, { terms: { ...terms, bidCents: 405 } }),
    ];
    const lines = chain(drafts);
    expect(verify(lines)).toMatchObject({ fault: null, summary: { entries: 5, corrections: 2 } });
    expect(verifyInPython(lines)).toMatch(/^5 entries/);
  });
});

it.each([
  [410, 615, 5_000],
  [410, 0, -10_000],
  [300, 301, 33],
  [800, 801, 13],
  [300, 299, -33],
])('[C6] a return from %d to %d cents is %d basis points', (bid, price, bp) => {
  expect(returnBp(bid, price)).toBe(bp);
});
