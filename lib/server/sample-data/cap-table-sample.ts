import type { HolderGroup, ShareClass, CapTableEntry, Holding } from '@/lib/domain/investing/cap-table';

type SampleEntry = Pick<CapTableEntry, 'kind' | 'on' | 'from' | 'to' | 'corrects'> & {
  reference: string;
  reason: string;
};

const of = (kind: ShareClass, holder: HolderGroup, shares: number): Holding => ({
  class: kind,
  holder,
  shares: BigInt(shares),
});

/**
 * The first two years of a fictional company. Each kind of entry occurs at least once, including a mistake and its
 * correction.
 */
export const capTableSample: readonly SampleEntry[] = [
  entry('2024-01-15', 'issue', null, of('common', 'founder', 8_000_000), 'Founder shares at incorporation.'),
  entry('2024-01-15', 'pool-increase', null, of('pool-ungranted', 'pool', 1_000_000), 'Option pool created.'),
  entry(
    '2024-03-04',
    'issue',
    null,
    of('safe', 'angels', 420_000),
    'SAFE, counted as the shares at its valuation cap.',
  ),
  entry(
    '2024-04-22',
    'grant',
    of('pool-ungranted', 'pool', 260_000),
    of('pool-granted', 'team', 260_000),
    'Options for the first four employees.',
  ),
  entry(
    '2024-09-09',
    'transfer',
    of('common', 'founder', 1_600_000),
    of('common', 'equality', 1_600_000),
    'First part of the founder’s equality allocation.',
  ),
  entry('2025-02-17', 'issue', null, of('preferred', 'investors-seed', 1_250_000), 'Seed round.'),
  entry(
    '2025-02-17',
    'conversion',
    of('safe', 'angels', 420_000),
    of('preferred', 'angels', 437_500),
    'SAFE converted at the discounted round price.',
  ),
  entry(
    '2025-02-17',
    'pool-increase',
    null,
    of('pool-ungranted', 'pool', 600_000),
    'Option pool increased with the seed round.',
  ),
  entry(
    '2025-05-12',
    'grant',
    of('pool-ungranted', 'pool', 310_000),
    of('pool-granted', 'team', 310_000),
    'Options for six new employees.',
  ),
  entry(
    '2025-06-02',
    'issue',
    null,
    of('common', 'community', 95_000),
    'Entered by mistake: 95,000 instead of 59,000.',
  ),
  entry(
    '2025-06-03',
    'correction',
    of('common', 'community', 95_000),
    null,
    'Reverses entry 10, in which two digits were swapped.',
    10,
  ),
  entry('2025-06-03', 'issue', null, of('common', 'community', 59_000), 'Shares issued in the community round.'),
  entry(
    '2025-10-20',
    'transfer',
    of('common', 'founder', 2_150_000),
    of('common', 'equality', 2_150_000),
    'Second part of the founder’s equality allocation.',
  ),
  entry(
    '2026-03-30',
    'conversion',
    of('pool-granted', 'team', 120_000),
    of('common', 'team', 120_000),
    'Two employees exercised options.',
  ),
].map((made, at) => ({ ...made, reference: `sample-${at + 1}` }));

function entry(
  on: string,
  kind: SampleEntry['kind'],
  from: Holding | null,
  to: Holding | null,
  reason: string,
  corrects: number | null = null,
) {
  return { on, kind, from, to, reason, corrects };
}
