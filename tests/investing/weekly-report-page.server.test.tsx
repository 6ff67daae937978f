import type { GetServerSidePropsContext } from 'next';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { WeeklyReportPage } from '@/components/investing/weekly-reports/weekly-report-page';
import { weeklyReportsContract as calls } from '@/lib/contracts/investing/weekly-reports';
import { cardOf } from '@/lib/server/app/share-pictures/card';
import { feedItems } from '@/lib/server/app/site-files/feed-items';
import { sitemapEntries } from '@/lib/server/app/site-files/sitemap-entries';
import { getWeeklyReportProps } from '@/lib/server/investing/weekly-reports/page-props/weekly-report';
import { getHomeProps } from '@/lib/server/marketing/page-props/home';
import { getAboutValuesProps } from '@/lib/server/marketing/page-props/stories';
import { setClock } from '@/lib/server/platform/clock';
import { settings } from '@/lib/server/platform/settings/env';
import { visitor } from '@/tests/support/api/api';
import { emptyLedger } from '@/tests/support/features/empty-ledger';

const write = (week: string, over: object = {}) =>
  visitor().ask(calls.write, { body: { week, signedBy: 'Robin Example', ...over }, bearer: settings().opsToken });

async function open(week: string) {
  const res = { setHeader: () => undefined };
  const answer = await getWeeklyReportProps({ params: { week }, res } as unknown as GetServerSidePropsContext);
  if (!('props' in answer)) return null;
  const props = await answer.props;
  return { props, html: renderToStaticMarkup(<WeeklyReportPage {...props} />) };
}

beforeEach(async () => {
  await emptyLedger('weekly_reports');
  setClock(() => new Date('2026-02-03T10:00:00Z'));
  await write('2026-01-05', { words: 'A quiet week.' });
  await write('2026-01-19');
  await write('2026-01-19', { reason: 'An incident was missing.' });
});
afterEach(() => setClock());

it('[H9] every finished week has a page: its report with corrections first, or a gap', async () => {
  const report = await open('2026-01-05');
  expect(report!.html).toContain('A quiet week.');
  expect(report!.html).toContain('$0.00');
  expect(report!.props).toMatchObject({ earlier: null, later: '2026-01-12' });
  const corrected = (await open('2026-01-19'))!.html;
  expect(corrected.match(/Signed by/g)).toHaveLength(2);
  expect(corrected).toContain('An incident was missing.');
  expect((await open('2026-01-12'))!.html).toContain('No report for this week.');
  for (const none of ['2026-02-02', '2026-01-06', '2026-13-01', 'latest']) expect(await open(none), none).toBeNull();
});

it('[H9] [U5] the feed has every report and correction, the sitemap and the share pictures each reported week', async () => {
  const items = (await feedItems()).filter(({ category }) => category === 'Weekly report');
  expect(items.map(({ id, path }) => [id, path]).toSorted()).toEqual([
    ['weekly-report/2026-01-05/1', '/weekly-reports/2026-01-05'],
    ['weekly-report/2026-01-19/1', '/weekly-reports/2026-01-19'],
    ['weekly-report/2026-01-19/2', '/weekly-reports/2026-01-19'],
  ]);
  expect(items.find(({ id }) => id.endsWith('/2'))!.text).toContain(
    'An incident was missing. Signed by Robin Example.',
  );
  setClock(() => new Date('2026-02-04T10:00:00Z'));
  await write('2026-01-05', { reason: 'A figure was wrong.' });
  const listed = (await sitemapEntries()).filter(({ path }) => path.startsWith('/weekly-reports/'));
  expect(Object.fromEntries(listed.map(({ path, changedAt }) => [path, changedAt]))).toEqual({
    '/weekly-reports/2026-01-05': '2026-02-04T10:00:00.000Z',
    '/weekly-reports/2026-01-19': '2026-02-03T10:00:00.000Z',
  });
  expect((await cardOf('/weekly-reports/2026-01-05'))?.title).toBe('Report for the week of 01/05/2026');
  expect(await cardOf('/weekly-reports/2026-01-12')).toBeUndefined();
});

it('[H9] [S3] the home page counts published reports, and none before the first', async () => {
  const figures = async () => {
    const home = await getHomeProps({});
    const blocks = ('props' in home && 'page' in home.props && home.props.page.blocks) || [];
    const parts = blocks.flatMap((block) => (block.kind === 'columns' ? [...block.blocks] : [block]));
    return parts.flatMap((block) =>
      block.kind === 'figures' ? block.figures.map(({ value, label }) => `${value} ${label}`) : [],
    );
  };
  expect((await figures())[0]).toBe('2 weekly reports published');
  await emptyLedger('weekly_reports');
  expect((await figures()).join()).not.toContain('report');
});

it('[H9] the values page counts the reported weeks, and says nothing before the first', async () => {
  const facts = async () => {
    const page = await getAboutValuesProps({});
    const opening = 'props' in page ? page.props.page.blocks.find(({ kind }) => kind === 'opening') : undefined;
    const list = opening?.kind === 'opening' ? opening.blocks?.find(({ kind }) => kind === 'facts') : undefined;
    return list?.kind === 'facts' ? list.facts.map(({ label, value }) => `${label}: ${String(value)}`) : [];
  };
  expect(await facts()).toContain('Weekly reports: Public, 2 so far');
  await emptyLedger('weekly_reports');
  expect((await facts()).join()).not.toContain('Weekly reports');
  expect(await facts()).toContain('Commission rates: Public schedule');
});
