import type { Check } from './check';
import { buyShare, when } from './facts';
import { countInput, moneyInput, percentInput, priceInput } from './words';

export const futureChecks: Check[] = [
  {
    key: 'target-above-price',
    question: 'Do analysts expect a higher price?',
    formula: 'mean price target > last close',
    look: ({ price, targets }) => {
      const mean = targets && targets.meanCents / 100;
      return {
        hasPassed: when([price, mean], (now, target) => target > now),
        inputs: [priceInput('Last close', price, 'prices'), priceInput('Mean target', mean, 'targets')],
      };
    },
  },
  {
    key: 'low-target-near',
    question: 'Is even the lowest target no more than 20% below the price?',
    formula: 'lowest price target ≥ 0.8 × last close',
    look: ({ price, targets }) => {
      const low = targets && targets.lowCents / 100;
      return {
        hasPassed: when([price, low], (now, target) => target >= 0.8 * now),
        inputs: [priceInput('Last close', price, 'prices'), priceInput('Lowest target', low, 'targets')],
      };
    },
  },
  {
    key: 'buys-outnumber-sells',
    question: 'Do analysts who would buy outnumber those who would sell two to one?',
    formula: 'strong buy + buy > 2 × (sell + strong sell), in the last month',
    look: ({ saidLast }) => {
      const buys = saidLast && saidLast.strongBuy + saidLast.buy;
      const sells = saidLast && saidLast.sell + saidLast.strongSell;
      return {
        hasPassed: when([buys, sells], (those, others) => those > 2 * others),
        inputs: [countInput('Would buy', buys, 'recommendations'), countInput('Would sell', sells, 'recommendations')],
      };
    },
  },
  {
    key: 'buys-growing',
    question: 'Would more of them buy than a year ago?',
    formula: 'share of strong buy and buy in the last month > the same share twelve months before',
    look: ({ saidLast, saidYearAgo }) => ({
      hasPassed: when([buyShare(saidLast), buyShare(saidYearAgo)], (now, before) => now > before),
      inputs: [
        percentInput('Would buy now', buyShare(saidLast), 'recommendations'),
        percentInput('A year ago', buyShare(saidYearAgo), 'recommendations'),
      ],
    }),
  },
  {
    key: 'funds-adding',
    question: 'Do funds hold a larger part of it than the year before?',
    formula: 'part of the shares held by funds at the last year’s end > at the end of the year before',
    look: ({ ownership: [now, before] }) => {
      const [held, heldBefore] = [now, before].map((year) => (year?.shareBp == null ? null : year.shareBp / 100));
      return {
        hasPassed: when([held, heldBefore], (later, earlier) => later > earlier),
        inputs: [
          percentInput(`End of ${now?.year ?? 'last year'}`, held, 'ownership'),
          percentInput(`End of ${before?.year ?? 'the year before'}`, heldBefore, 'ownership'),
        ],
      };
    },
  },
  {
    key: 'spending-covered',
    question: 'Can it pay for its plans out of its own cash flow?',
    formula: 'cash flow from operations ≥ capital spending',
    look: ({ latest }) => ({
      hasPassed: when([latest?.operatingCashFlow, latest?.capitalSpending], (cash, spending) => cash >= spending),
      inputs: [
        moneyInput('Cash flow from operations', latest?.operatingCashFlow, 'financials'),
        moneyInput('Capital spending', latest?.capitalSpending, 'financials'),
      ],
    }),
  },
];
