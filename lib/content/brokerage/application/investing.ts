import type {
  experiences,
  investmentObjectives,
  liquidityNeeds,
  riskTolerances,
  timeHorizons,
} from '@/lib/domain/brokerage/application/values';
import { optionsOf, type QuestionGroup } from './question';

const experience = optionsOf<(typeof experiences)[number]>({
  none: 'None or less than 1 year',
  '1_to_5_years': '1 to 5 years',
  over_5_years: 'More than 5 years',
});

/** Step 3 (section 3): objectives and experience. No text here reveals which answers are accepted (F13). */
export const investingGroups = [
  {
    id: 'objective',
    title: 'Objective and risk',
    text: 'Answer accurately. The broker keeps these answers and may ask about them later.',
    questions: [
      {
        name: 'investment_objective',
        kind: 'choice',
        label: 'What is your investment objective?',
        options: optionsOf<(typeof investmentObjectives)[number]>({
          generate_income: 'Generate income',
          preserve_wealth: 'Preserve wealth',
          market_speculation: 'Market speculation',
          growth: 'Growth',
          balance_preserve_wealth_with_growth: 'Balance preserving wealth with growth',
        }),
      },
      {
        name: 'risk_tolerance',
        kind: 'choice',
        label: 'What is your risk tolerance?',
        options: optionsOf<(typeof riskTolerances)[number]>({
          conservative: 'Conservative',
          moderate: 'Moderate',
          significant_risk: 'Significant risk',
        }),
      },
    ],
  },
  {
    id: 'horizon',
    title: 'Time horizon and liquidity',
    questions: [
      {
        name: 'investment_time_horizon',
        kind: 'choice',
        label: 'How long do you plan to stay invested?',
        options: optionsOf<(typeof timeHorizons)[number]>({
          less_than_1_year: 'Less than 1 year',
          '1_to_2_years': '1 to 2 years',
          '3_to_5_years': '3 to 5 years',
          '6_to_10_years': '6 to 10 years',
          more_than_10_years: 'More than 10 years',
        }),
      },
      {
        name: 'liquidity_needs',
        kind: 'choice',
        label: 'How important is quick access to your money?',
        options: optionsOf<(typeof liquidityNeeds)[number]>({
          very_important: 'Very important',
          important: 'Important',
          somewhat_important: 'Somewhat important',
          does_not_matter: 'Doesn’t matter',
        }),
      },
    ],
  },
  {
    id: 'experience',
    title: 'Experience',
    questions: [
      {
        name: 'investment_experience_with_stocks',
        kind: 'choice',
        label: 'How long have you invested in stocks?',
        subject: 'Stocks',
        options: experience,
      },
      {
        name: 'investment_experience_with_options',
        kind: 'choice',
        label: 'How long have you traded options?',
        subject: 'Options',
        options: experience,
      },
    ],
  },
] as const satisfies readonly QuestionGroup[];
