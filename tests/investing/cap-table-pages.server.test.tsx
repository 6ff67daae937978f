import type { GetServerSidePropsContext } from 'next';
import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '@/lib/server/platform/db/pool';
import { capTableSample } from '@/lib/server/sample-data/cap-table-sample';
import { seedCapTable } from '@/lib/server/sample-data/cap-table';
import { leadingToDays } from '@/lib/server/boot/lead-to-days';
import {
  getCapTableProps,
  getPastCapTableProps,
  type CapTableProps,
} from '@/lib/server/investing/cap-table/page-props/cap-table';

beforeAll(() => seedCapTable(db(), '2026-11-01'));

const today = async () => {
  const answer = await getCapTableProps({});
  if (!('props' in answer)) throw new Error('No page');
  return answer.props;
};
const past = async (day: string) => {
  const headers: Record<string, unknown> = {};
  const res = { setHeader: (name: string, value: unknown) => (headers[name] = value) };
  const answer = await getPastCapTableProps({ params: { day }, res } as unknown as GetServerSidePropsContext);
  return { answer: answer as { props?: CapTableProps; notFound?: true }, headers };
};
const sum = (texts: (string | null)[]) =>
  texts.reduce((points, text) => points + Math.round(Number((text ?? '0%').slice(0, -1)) * 100), 0);

describe('[H7] the cap table page', () => {
  it('adds up to exactly 100.00 % in every column of table and picture, whatever the day', async () => {
    const days = [...new Set(capTableSample.map(({ on }) => on)), '2026-11-01'];
    for (const day of days) {
      const { view } = (await past(day)).answer.props!;
      expect(view!.isSample).toBe(true);
      expect(sum(view!.rows.map((row) => row.diluted))).toBe(10_000);
      expect(sum(view!.rows.map((row) => row.issued))).toBe(10_000);
      for (const key of ['diluted', 'issued'] as const)
        expect(view!.groups.reduce((points, group) => points + group[key].bp, 0)).toBe(10_000);
    }
  });

  it('of a day shows the ledger of that day, and of the last one today’s', async () => {
    const { view } = (await past('2024-04-22')).answer.props!;
    expect(view!.changes.map(({ number }) => number)).toEqual([4, 3, 2, 1]);
    expect(view!.rows.map(({ holder, shares }) => `${holder} ${shares}`)).toEqual([
      'Founder 8,000,000',
      'Angels 420,000',
      'Team 260,000',
      'Option pool 740,000',
    ]);
    const now = await today();
    expect(now.view!.changes).toHaveLength(capTableSample.length);
    expect((await past(now.today)).answer.props!.view).toEqual(now.view);
  });

  it('says what an entry did and why, corrections included', async () => {
    const { changes } = (await today()).view!;
    const sentenceOf = (number: number) => changes.find((change) => change.number === number)?.what;
    expect(sentenceOf(4)).toBe('260,000 options from Option pool to Team');
    expect(sentenceOf(7)).toBe('420,000 SAFE shares of Angels into 437,500 preferred shares');
    expect(sentenceOf(11)).toBe('95,000 common shares from Community, reversing entry 10');
  });

  it('is cached for a minute, and is a 404 for an invalid or future day', async () => {
    expect((await past('2025-01-01')).headers['Cache-Control']).toMatch(/^public, .*s-maxage=60/);
    for (const day of ['2999-01-01', '2025-02-30', 'yesterday']) expect((await past(day)).answer.notFound).toBe(true);
  });

  it.each([
    ['/cap-table?on=2025-01-01', '/cap-table/on/2025-01-01'],
    ['/cap-table?on=x%2F..', '/cap-table/on/x%2F..'],
    ['/cap-table', '/cap-table'],
    ['/cap-table?utm_source=a', '/cap-table?utm_source=a'],
    ['/blog?on=2025-01-01', '/blog?on=2025-01-01'],
  ])('redirects %s to %s', async (url, target) => {
    const request = { url };
    const lead = leadingToDays(() => Promise.resolve()) as (request: object, response: object) => Promise<void>;
    await lead(request, {});
    expect(request.url).toBe(target);
  });
});
