import { selected } from '../answer-kinds';
import type { Question } from '../question';
import { objectiveRefused, pleaseSelect, riskRefused } from '../sentences';
import { suitableOnly } from '../suitability';
import {
  experiences,
  fundingSources,
  investmentObjectives,
  liquidityNeeds,
  riskTolerances,
  timeHorizons,
} from '../values';

const fundingMissing = pleaseSelect('funding source');

/** Objectives, experience and source of funds. */
export const investing = {
  investment_objective: {
    ...selected('investment objective', investmentObjectives, suitableOnly('investment_objective', objectiveRefused)),
    field: 'identity.investment_objective',
  },
  risk_tolerance: {
    ...selected('risk tolerance', riskTolerances, suitableOnly('risk_tolerance', riskRefused)),
    field: 'identity.risk_tolerance',
  },
  investment_time_horizon: {
    ...selected('investment time horizon', timeHorizons),
    field: 'identity.investment_time_horizon',
  },
  liquidity_needs: {
    ...selected('need for quick access to your money', liquidityNeeds),
    field: 'identity.liquidity_needs',
  },
  investment_experience_with_stocks: {
    ...selected('experience with stocks', experiences),
    field: 'identity.investment_experience_with_stocks',
  },
  investment_experience_with_options: {
    ...selected('experience with options', experiences),
    field: 'identity.investment_experience_with_options',
  },
  funding_source: {
    missing: fundingMissing,
    // Bodies may name several.
    rule: (value: string) =>
      value.split(',').every((source) => fundingSources.some((known) => known === source)) ? undefined : fundingMissing,
    field: 'identity.funding_source',
    convert: (value: string) => value.split(','),
  },
} satisfies Record<string, Question>;
