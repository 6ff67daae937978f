import type { TrafficReport } from '@/lib/contracts/visits/reports';
import { usdExact } from '@/lib/domain/shared/money';
import { enoughCases, type Rate } from '@/lib/domain/shared/wilson';

/** The traffic report as lines for a terminal. Every rate is shown with its counts and confidence interval. */
export function printTraffic(report: TrafficReport): string[] {
  const { from, to, visitors, visits, views, newVisitors, returningVisitors, signUps, revenue, daySums } = report;
  return [
    `Traffic from ${from} to ${to}, in UTC`,
    ...(report.isCounting ? [] : ['Visits are not counted: NEXT_PUBLIC_SEND_EVENTS is not "true".']),
    '',
    `Visitors ${visitors}, visits ${visits}, pages ${views}`,
    `  new        ${rate(newVisitors)}`,
    `  returning  ${rate(returningVisitors)}`,
    ...table('Sources, by first visit', report.sources.map(named)),
    ...table('Campaigns (source / medium / campaign)', report.campaigns.map(named)),
    ...table('Entry pages', report.entries.map(named)),
    ...table('Exit pages', report.exits.map(named)),
    ...table('Sign-up funnel', report.funnel.map(step)),
    ...table(
      `${signUps.total} sign-ups, by first touch`,
      signUps.byFirstTouch.map((row) => [row.name, rate(row.rate)]),
    ),
    ...table(
      `${signUps.total} sign-ups, by last touch`,
      signUps.byLastTouch.map((row) => [row.name, rate(row.rate)]),
    ),
    ...table('Returning visitors, by week of first visit', report.cohorts.map(cohort)),
    ...table(`${usdExact(revenue.totalCents)} on subscriptions, by first touch`, revenue.byFirstTouch.map(paid)),
    ...table(`${usdExact(revenue.totalCents)} on subscriptions, by last touch`, revenue.byLastTouch.map(paid)),
    ...table(
      'Leads, by form',
      report.leads.map(({ form, leads }) => [form, `${leads}`]),
    ),
    ...table(
      'Leads, by first touch',
      report.leadsByFirstTouch.map(({ name, leads }) => [name, `${leads}`]),
    ),
    ...table(
      'Referral links',
      report.clicks.map(({ code, clicks, visitors: people }) => [
        code,
        `${clicks} clicks; ${people} visitors, counted per day`,
      ]),
    ),
    '',
    `Events are available since ${report.eventsSince}. Totals of the ${daySums.days} finished days in this period: ${daySums.visits} visits, ${daySums.views} pages, ${daySums.signUps} sign-ups.`,
  ];
}

/** "12 of 80, 15.0 % (8.8 to 24.4)", or a note that there is too little data for a rate. */
export function rate({ hits, cases, share, low, high }: Rate) {
  if (share === null || low === null || high === null) {
    return `${hits} of ${cases}, not enough data (fewer than ${enoughCases})`;
  }
  return `${hits} of ${cases}, ${percent(share)} % (${percent(low)} to ${percent(high)})`;
}

const percent = (share: number) => (share * 100).toFixed(1);

const named = ({ name, visitors, visits, signUps }: TrafficReport['sources'][number]): [string, string] => [
  name,
  `${visitors} visitors, ${visits} visits; signed up ${rate(signUps)}`,
];

const step = ({ step: name, visitors, ofBefore }: TrafficReport['funnel'][number]): [string, string] => [
  name,
  ofBefore ? `${rate(ofBefore)}; ${ofBefore.cases - ofBefore.hits} left` : `${visitors}`,
];

const cohort = ({ week, visitors, returned }: TrafficReport['cohorts'][number]): [string, string] => [
  week,
  [`${visitors} visitors`, ...returned.map((share, at) => `after ${at + 1} w: ${rate(share)}`)].join('; '),
];

const paid = ({ name, cents, payers }: TrafficReport['revenue']['byFirstTouch'][number]): [string, string] => [
  name,
  `${usdExact(cents)} of ${payers} ${payers === 1 ? 'member' : 'members'}`,
];

function table(title: string, rows: [string, string][]) {
  const width = Math.max(0, ...rows.map(([name]) => name.length));
  return [
    '',
    title,
    ...(rows.length === 0 ? ['  none'] : rows.map(([name, text]) => `  ${name.padEnd(width)}  ${text}`)),
  ];
}
