import { growth, netMargin, ratio, yearlyGrowth } from '@/lib/domain/market/market-formulas';
import type { Check } from './check';
import { when } from './facts';
import { countInput, percentInput, priceInput } from './inputs';

const five = [0, 1, 2, 3, 4];

export const pastChecks: Check[] = [
  {
    key: 'growth-above-sector',
    question: 'Revenue growth above sector median',
    formula: '100 × (revenue / prior-year revenue − 1) > sector median',
    look: ({ latest, ago, medians }) => {
      const grown = growth(latest?.revenue, ago(1)?.revenue);
      return {
        hasPassed: when([grown, medians.revenueGrowth], (own, middle) => own > middle),
        inputs: [
          percentInput('Revenue growth', grown, 'financials'),
          percentInput('Sector median', medians.revenueGrowth, 'peers'),
        ],
      };
    },
  },
  {
    key: 'five-year-growth',
    question: 'Revenue growth of 5% a year over 5 years',
    formula: '100 × ((revenue / revenue five years earlier)^(1/5) − 1) ≥ 5',
    look: ({ latest, ago }) => {
      const grown = yearlyGrowth(latest?.revenue, ago(5)?.revenue, 5);
      return {
        hasPassed: when([grown], (value) => value >= 5),
        inputs: [percentInput('Annual growth over 5 years', grown, 'financials')],
      };
    },
  },
  {
    key: 'five-profits',
    question: 'Profitable in each of the last 5 years',
    formula: 'net income > 0 in five fiscal years out of five',
    look: ({ ago }) => {
      const incomes = five.map((years) => ago(years)?.netIncome);
      const profits = incomes.filter((income) => (income ?? 0) > 0).length;
      return {
        hasPassed: when(incomes, (...all) => all.every((income) => income > 0)),
        inputs: [countInput('Profitable years out of 5', profits, 'financials')],
      };
    },
  },
  {
    key: 'eps-grew',
    question: 'EPS higher than 3 years ago',
    formula: 'EPS > EPS three fiscal years earlier',
    look: ({ latest, ago, eps }) => ({
      hasPassed: when([eps(latest), eps(ago(3))], (now, before) => now > before),
      inputs: [priceInput('EPS', eps(latest), 'financials'), priceInput('Three years ago', eps(ago(3)), 'financials')],
    }),
  },
  {
    key: 'margin-rose',
    question: 'Net margin up from last year',
    formula: 'net margin > prior-year net margin',
    look: ({ latest, ago }) => {
      const [now, before] = [latest, ago(1)].map((year) => netMargin(year?.netIncome, year?.revenue));
      return {
        hasPassed: when([now, before], (later, earlier) => later > earlier),
        inputs: [percentInput('Net margin', now, 'financials'), percentInput('Last year', before, 'financials')],
      };
    },
  },
  {
    key: 'return-on-equity',
    question: 'Return on equity of 15% or more',
    formula: '100 × net income / total equity ≥ 15',
    look: ({ latest }) => {
      const earned = ratio(latest?.netIncome == null ? null : 100 * latest.netIncome, latest?.totalEquity);
      return {
        hasPassed: when([earned], (value) => value >= 15),
        inputs: [percentInput('Return on equity', earned, 'financials')],
      };
    },
  },
];
