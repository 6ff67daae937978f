import { growth, ratio } from '../market-formulas';
import type { Check } from './check';
import { when } from './facts';
import { countInput, moneyInput, percentInput, ratioInput } from './words';

export const healthChecks: Check[] = [
  {
    key: 'current-covered',
    question: 'Could it pay what is due within a year?',
    formula: 'current assets ≥ current liabilities',
    look: ({ latest }) => ({
      hasPassed: when([latest?.currentAssets, latest?.currentLiabilities], (assets, due) => assets >= due),
      inputs: [
        moneyInput('Current assets', latest?.currentAssets, 'financials'),
        moneyInput('Current liabilities', latest?.currentLiabilities, 'financials'),
      ],
    }),
  },
  {
    key: 'debt-under-equity',
    question: 'Does it owe less than its owners have in it?',
    formula: 'total debt / total equity ≤ 1',
    look: ({ latest }) => {
      const owed = ratio(latest?.totalDebt, latest?.totalEquity);
      return {
        hasPassed: when([owed], (value) => value <= 1),
        inputs: [ratioInput('Debt to equity', owed, 'financials')],
      };
    },
  },
  {
    key: 'debt-fell',
    question: 'Does it owe less, against its equity, than five years ago?',
    formula: 'total debt / total equity < the same five fiscal years before',
    look: ({ latest, ago }) => {
      const [now, before] = [latest, ago(5)].map((year) => ratio(year?.totalDebt, year?.totalEquity));
      return {
        hasPassed: when([now, before], (later, earlier) => later < earlier),
        inputs: [
          ratioInput('Debt to equity', now, 'financials'),
          ratioInput('Five years before', before, 'financials'),
        ],
      };
    },
  },
  {
    key: 'debt-covered',
    question: 'Does a year’s cash flow cover a fifth of its debt?',
    formula: 'cash flow from operations ≥ 0.2 × total debt',
    look: ({ latest }) => ({
      hasPassed: when([latest?.operatingCashFlow, latest?.totalDebt], (cash, debt) => cash >= 0.2 * debt),
      inputs: [
        moneyInput('Cash flow from operations', latest?.operatingCashFlow, 'financials'),
        moneyInput('Total debt', latest?.totalDebt, 'financials'),
      ],
    }),
  },
  {
    key: 'cash-behind-income',
    question: 'Does its income come in as cash?',
    formula: 'cash flow from operations > 0 and ≥ net income',
    look: ({ latest }) => ({
      hasPassed: when([latest?.operatingCashFlow, latest?.netIncome], (cash, income) => cash > 0 && cash >= income),
      inputs: [
        moneyInput('Cash flow from operations', latest?.operatingCashFlow, 'financials'),
        moneyInput('Net income', latest?.netIncome, 'financials'),
      ],
    }),
  },
  {
    key: 'few-new-shares',
    question: 'Did it issue few new shares?',
    formula: '100 × (shares / shares of the year before − 1) ≤ 2',
    look: ({ latest, ago }) => {
      const issued = growth(latest?.shares, ago(1)?.shares);
      return {
        hasPassed: when([issued], (value) => value <= 2),
        inputs: [
          countInput('Shares', latest?.shares, 'financials'),
          percentInput('Change over the year', issued, 'financials'),
        ],
      };
    },
  },
];
