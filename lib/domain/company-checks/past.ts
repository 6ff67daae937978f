import { growth, netMargin, ratio, yearlyGrowth } from '../market-formulas';
import type { Check } from './check';
import { when } from './facts';
import { countInput, percentInput, priceInput } from './words';

const five = [0, 1, 2, 3, 4];

export const pastChecks: Check[] = [
  {
    key: 'growth-above-sector',
    question: 'Did its revenue grow faster than its sector’s median?',
    formula: '100 × (revenue / revenue of the year before − 1) > the sector’s median',
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
    question: 'Did its revenue grow by 5% a year or more over five years?',
    formula: '100 × ((revenue / revenue five years before)^(1/5) − 1) ≥ 5',
    look: ({ latest, ago }) => {
      const grown = yearlyGrowth(latest?.revenue, ago(5)?.revenue, 5);
      return {
        hasPassed: when([grown], (value) => value >= 5),
        inputs: [percentInput('A year over five years', grown, 'financials')],
      };
    },
  },
  {
    key: 'five-profits',
    question: 'Did it earn money in each of the last five years?',
    formula: 'net income > 0 in five fiscal years out of five',
    look: ({ ago }) => {
      const incomes = five.map((years) => ago(years)?.netIncome);
      const profits = incomes.filter((income) => (income ?? 0) > 0).length;
      return {
        hasPassed: when(incomes, (...all) => all.every((income) => income > 0)),
        inputs: [countInput('Years with a profit, of five', profits, 'financials')],
      };
    },
  },
  {
    key: 'eps-grew',
    question: 'Does a share earn more than three years ago?',
    formula: 'EPS > EPS three fiscal years before',
    look: ({ latest, ago, eps }) => ({
      hasPassed: when([eps(latest), eps(ago(3))], (now, before) => now > before),
      inputs: [
        priceInput('EPS', eps(latest), 'financials'),
        priceInput('Three years before', eps(ago(3)), 'financials'),
      ],
    }),
  },
  {
    key: 'margin-rose',
    question: 'Did it keep more of each dollar than the year before?',
    formula: 'net margin > net margin of the year before',
    look: ({ latest, ago }) => {
      const [now, before] = [latest, ago(1)].map((year) => netMargin(year?.netIncome, year?.revenue));
      return {
        hasPassed: when([now, before], (later, earlier) => later > earlier),
        inputs: [percentInput('Net margin', now, 'financials'), percentInput('The year before', before, 'financials')],
      };
    },
  },
  {
    key: 'return-on-equity',
    question: 'Did it earn at least 15% on its equity?',
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
