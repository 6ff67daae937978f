import { tradingDayFrom } from '@/lib/domain/shared/calendar/market-calendar';
import type { DateOnly } from '@/lib/domain/shared/dates';
import { growth } from '@/lib/domain/market/market-formulas';
import { usdExact } from '@/lib/domain/shared/money';
import { utcDay } from '@/lib/domain/shared/utc-day';
import { dividendsOf } from '../actions';
import { recommendationsOf, targetsOf } from '../opinions';
import type { Statement } from '../statements';
import { closeUpTo, type Sampled } from '../write';
import { dollarsInText, tenth, type Event } from './story';

/** Min change of analysts' price targets, in percent, and of their ratings that makes a story. */
const minTargetChange = 2;
const minRatingChange = 2;
const reportsTold = 2;

/** A company's reports, dividends, price targets and ratings; empty for a fund. */
export function companyEvents(sample: Sampled, today: DateOnly): Event[] {
  const { company } = sample;
  if (!company) return [];
  const closeOn = closeUpTo(company, sample.bars);
  const lastDay = sample.bars.days.at(-1) ?? '';
  return [
    ...reports(sample),
    ...dividends(sample, today, closeOn),
    ...targets(sample.name, targetsOf(company, lastDay, closeOn), closeOn),
    ...ratings(sample.name, recommendationsOf(company, lastDay)),
  ];
}

type CloseOn = (day: DateOnly) => number | null;

const reports = ({ name, statements }: Sampled) =>
  statements.slice(-reportsTold).map((year): Event => {
    const before = statements.find(({ fiscalYear }) => fiscalYear === year.fiscalYear - 1);
    return {
      kind: 'report',
      day: utcDay(year.asOf),
      weight: 9,
      headline: `${reportHeadline(name, year, before)} in fiscal ${year.fiscalYear}`,
      summary: `Revenue was ${dollarsInText(year.revenue ?? 0)}${beforeOf(year.revenue, before?.revenue)}. ${resultOf(year.netIncome ?? 0)} was ${dollarsInText(year.netIncome ?? 0)}, after ${before?.netIncome == null ? 'no report' : `${resultOf(before.netIncome).toLowerCase()} of ${dollarsInText(before.netIncome)}`} the year before.`,
    };
  });

function reportHeadline(name: string, year: Statement, before: Statement | undefined) {
  const [income, incomeBefore] = [year.netIncome ?? 0, before?.netIncome ?? 0];
  const grown = growth(year.revenue, before?.revenue) ?? 0;
  if (income < 0 && incomeBefore >= 0) return `${name} slips to a loss`;
  if (income < 0) return `${name} ${income > incomeBefore ? 'narrows' : 'widens'} its loss`;
  if (incomeBefore < 0) return `${name} returns to profit`;
  if (grown < 0 && income > incomeBefore) return `${name} earns more on lower revenue`;
  if (grown > 0 && income < incomeBefore) return `${name} earns less on higher revenue`;
  return grown < 0 ? `${name} reports ${tenth(grown)}% less revenue` : `${name} grows revenue by ${tenth(grown)}%`;
}

const resultOf = (income: number) => (income < 0 ? 'Net loss' : 'Net income');

function beforeOf(now: number | null, before: number | null | undefined) {
  const grown = growth(now, before);
  return grown === null ? '' : `, ${tenth(grown)}% ${grown < 0 ? 'less' : 'more'} than the year before`;
}

/** Stories on the ex-dividend dates. */
function dividends({ ticker, name, statements }: Sampled, today: DateOnly, closeOn: CloseOn) {
  const years = statements.flatMap(({ periodEnd, dividends: paid, shares }) =>
    paid && shares ? [{ ticker, periodEnd, dividends: paid, shares }] : [],
  );
  const cents = dividendsOf(years, today).map(({ day, amount }) => ({ day, cents: Math.round(amount * 100) }));
  return cents.flatMap(({ day, cents: paid }, index): Event[] => {
    const close = closeOn(day);
    const last = cents[index - 1]?.cents;
    if (paid === 0 || close === null) return [];
    const isRaise = last !== undefined && paid > last;
    return [
      {
        kind: 'dividend',
        day,
        weight: isRaise ? 6 : 1,
        headline: isRaise
          ? `${name} raises its quarterly dividend to ${usdExact(paid)}`
          : `${name} goes ex-dividend at ${usdExact(paid)} per share`,
        summary: `${isRaise ? `The payment before was ${usdExact(last)}. ` : ''}At the close of ${usdExact(close)}, four such payments are a yield of ${tenth((400 * paid) / close)}%.`,
      },
    ];
  });
}

function targets(name: string, all: ReturnType<typeof targetsOf>, closeOn: CloseOn) {
  return all.flatMap(({ day, meanCents, lowCents, highCents }, index): Event[] => {
    const [change, close] = [growth(meanCents, all[index - 1]?.meanCents), closeOn(day)];
    const upside = growth(meanCents, close);
    if (change === null || upside === null || close === null || Math.abs(change) < minTargetChange) return [];
    return [
      {
        kind: 'target',
        day: tradingDayFrom(day),
        weight: 3,
        headline: `Mean price target for ${name} ${change < 0 ? 'falls' : 'rises'} to ${usdExact(meanCents)}`,
        summary: `That is ${tenth(upside)}% ${upside < 0 ? 'below' : 'above'} the last close of ${usdExact(close)}. Analysts’ targets range from ${usdExact(lowCents)} to ${usdExact(highCents)}.`,
      },
    ];
  });
}

function ratings(name: string, months: ReturnType<typeof recommendationsOf>) {
  return months.flatMap((month, index): Event[] => {
    const before = months[index - 1];
    const [buys, sells] = [month.buy + month.strongBuy, month.sell + month.strongSell];
    const buysBefore = before ? before.buy + before.strongBuy : buys;
    if (Math.abs(buys - buysBefore) < minRatingChange) return [];
    return [
      {
        kind: 'ratings',
        day: tradingDayFrom(month.month),
        weight: 2,
        headline: `${buys > buysBefore ? 'More' : 'Fewer'} analysts rate ${name} a buy: ${buys}, after ${buysBefore} a month ago`,
        summary: `${month.hold} ${month.hold === 1 ? 'rates' : 'rate'} it a hold and ${sells} a sell.`,
      },
    ];
  });
}
