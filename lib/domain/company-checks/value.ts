import { ratio } from '../market-formulas';
import type { Check } from './check';
import { when } from './facts';
import { moneyInput, percentInput, priceInput, ratioInput } from './words';

export const valueChecks: Check[] = [
  {
    key: 'pe-under-sector',
    question: 'Is its P/E under its sector’s median?',
    formula: 'last close / EPS of the last fiscal year < median P/E of the sector',
    look: ({ pe, medians }) => ({
      hasPassed: when([pe, medians.peRatio], (own, middle) => own < middle),
      inputs: [ratioInput('P/E', pe, 'figures'), ratioInput('Sector median', medians.peRatio, 'peers')],
    }),
  },
  {
    key: 'pe-under-own',
    question: 'Is its P/E under its own usual one?',
    formula: 'last close / EPS of the last fiscal year < median of its P/E at the last five fiscal years’ ends',
    look: ({ pe, usualPe }) => ({
      hasPassed: when([pe, usualPe], (now, usual) => now < usual),
      inputs: [ratioInput('P/E', pe, 'figures'), ratioInput('Median of five years', usualPe, 'financials')],
    }),
  },
  {
    key: 'peg-under-one',
    question: 'Is its growth worth its price?',
    formula: 'P/E / yearly growth of EPS over three years in percent ≤ 1',
    look: ({ peg }) => ({ hasPassed: when([peg], (value) => value <= 1), inputs: [ratioInput('PEG', peg, 'figures')] }),
  },
  {
    key: 'price-to-book',
    question: 'Does it cost less than three times its equity?',
    formula: 'market capitalization / total equity < 3',
    look: ({ cap, latest }) => {
      const book = ratio(cap, latest?.totalEquity);
      return {
        hasPassed: when([book], (value) => value < 3),
        inputs: [
          moneyInput('Market capitalization', cap, 'figures'),
          moneyInput('Total equity', latest?.totalEquity, 'financials'),
          ratioInput('Price to book', book, 'financials'),
        ],
      };
    },
  },
  {
    key: 'free-cash-yield',
    question: 'Does it bring in at least 4% of its price in cash?',
    formula: '100 × (cash flow from operations − capital spending) / market capitalization ≥ 4',
    look: ({ cap, free }) => {
      const yielded = ratio(free === null ? null : 100 * free, cap);
      return {
        hasPassed: when([yielded], (value) => value >= 4),
        inputs: [
          moneyInput('Free cash flow', free, 'financials'),
          percentInput('Of market capitalization', yielded, 'figures'),
        ],
      };
    },
  },
  {
    key: 'price-under-target',
    question: 'Is its price at least 20% under what analysts expect?',
    formula: 'last close ≤ 0.8 × mean price target',
    look: ({ price, targets }) => {
      const mean = targets && targets.meanCents / 100;
      return {
        hasPassed: when([price, mean], (now, target) => now <= 0.8 * target),
        inputs: [priceInput('Last close', price, 'prices'), priceInput('Mean target', mean, 'targets')],
      };
    },
  },
];
