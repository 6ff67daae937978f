import {
  amountOf,
  highestAmount,
  isOpenEnd,
  liquidMinWithinTotal,
  liquidWithinTotal,
  lowestAmount,
  type MoneyKey,
} from '../amounts';
import { entered, selected } from '../answer-kinds';
import type { Question } from '../question';
import { inRow, isBlank, type AnswerTo } from '../rule';
import { moneyBandNames } from '../values';

const inBody = { convert: amountOf, isOptionalInBody: true } as const;

/** A limit is filled in by its range: until a range is selected, only the range counts as missing. */
const minimum = <Range extends MoneyKey>(range: Range, noun: string) => ({
  ...entered(`minimum ${noun}`, lowestAmount(range)),
  ...inBody,
  isFilledIn: (answerTo: AnswerTo<Range>) => isBlank(answerTo(range)),
});

/** The highest range has no upper limit. */
const maximum = <Range extends MoneyKey>(range: Range, noun: string) => ({
  ...entered(`maximum ${noun}`, highestAmount(range)),
  ...inBody,
  isFilledIn: (answerTo: AnswerTo<Range>) => isBlank(answerTo(range)) || isOpenEnd(`${range}_max`, answerTo(range)),
});

/** Income and net worth. */
export const means = {
  total_net_worth: {
    ...selected('total net worth', moneyBandNames),
    field: 'bands.total_net_worth',
    isOptionalInBody: true,
  },
  total_net_worth_min: { ...minimum('total_net_worth', 'total net worth'), field: 'identity.total_net_worth_min' },
  total_net_worth_max: { ...maximum('total_net_worth', 'total net worth'), field: 'identity.total_net_worth_max' },
  liquid_net_worth: {
    ...selected('liquid net worth', moneyBandNames, liquidWithinTotal),
    field: 'bands.liquid_net_worth',
    isOptionalInBody: true,
  },
  liquid_net_worth_min: {
    ...minimum('liquid_net_worth', 'liquid net worth'),
    rule: inRow(lowestAmount('liquid_net_worth'), liquidMinWithinTotal),
    field: 'identity.liquid_net_worth_min',
  },
  liquid_net_worth_max: { ...maximum('liquid_net_worth', 'liquid net worth'), field: 'identity.liquid_net_worth_max' },
  annual_income: {
    ...selected('annual income', moneyBandNames),
    field: 'bands.annual_income',
    isOptionalInBody: true,
  },
  annual_income_min: { ...minimum('annual_income', 'annual income'), field: 'identity.annual_income_min' },
  annual_income_max: { ...maximum('annual_income', 'annual income'), field: 'identity.annual_income_max' },
} satisfies Record<string, Question>;
