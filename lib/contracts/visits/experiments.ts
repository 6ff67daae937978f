import { z } from 'zod';
import { verdicts } from '@/lib/domain/visits/experiment-result';
import { variants } from '@/lib/domain/visits/experiments';
import { defineContract } from '@/lib/contracts/shared/endpoint';
import { visitorId } from '@/lib/contracts/shared/fields';

const half = z.object({ visitors: z.number().int(), reached: z.number().int(), rate: z.number().nullable() });

const experimentOutcome = z.object({
  name: z.string(),
  hypothesis: z.string(),
  metric: z.string(),
  start: z.string(),
  end: z.string(),
  visitorsEach: z.number().int(),
  control: half,
  changed: half,
  difference: z.object({ value: z.number(), low: z.number(), high: z.number() }).nullable(),
  verdict: z.enum(verdicts),
  isLopsided: z.boolean(),
});
export type ExperimentOutcome = z.infer<typeof experimentOutcome>;

export const experimentsContract = defineContract({
  expose: {
    method: 'POST',
    path: '/api/experiments/exposures',
    access: 'public',
    summary: 'Record once that a visitor saw their variant of the running experiment.',
    body: z.object({ experiment: z.string().max(60), variant: z.enum(variants), uniqueId: visitorId }),
    headers: z.object({ 'sec-gpc': z.string().optional(), dnt: z.string().optional() }),
    response: z.object({ isCounted: z.boolean() }),
  },
  results: {
    method: 'GET',
    path: '/api/ops/experiments',
    access: 'operator',
    summary:
      'Get experiment results: visitors, rates, the confidence interval of the difference and, at the end, a winner.',
    response: z.object({ items: z.array(experimentOutcome) }),
  },
});
