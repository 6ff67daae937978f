import type { AxiosInstance } from 'axios';
import { createClient } from '@/lib/client/http/create-client';
import { experimentsContract, type ExperimentOutcome } from '@/lib/contracts/visits/experiments';

export const experimentUsage = '  experiment <name>     what an experiment shows so far';

/** The output of `ops experiment <name>`; undefined for an unknown experiment. */
export async function runExperiment(http: AxiosInstance, name: string | undefined) {
  const { items } = await createClient(experimentsContract, http).results();
  const outcome = items.find((item) => item.name === name);
  return outcome && describeOutcome(outcome).join('\n');
}

export function describeOutcome(answer: ExperimentOutcome): string[] {
  const { difference, verdict } = answer;
  return [
    `${answer.name}: ${answer.hypothesis}`,
    `from ${answer.start} to ${answer.end}, measured by ${answer.metric}, ${answer.visitorsEach} visitors planned for each half`,
    halfLine('control', answer.control),
    halfLine('changed', answer.changed),
    difference
      ? `difference ${points(difference.value)}, 95% interval ${points(difference.low)} to ${points(difference.high)}`
      : 'difference unknown: one half has no visitor yet',
    `result: ${verdict}`,
    ...(verdict === 'too early' || verdict === 'no winner yet'
      ? ['Looking again and again until the interval leaves zero finds winners that are none: decide at the end.']
      : []),
    ...(answer.isLopsided ? ['The halves are too unequal for chance: find out why before you believe this.'] : []),
  ];
}

const halfLine = (name: string, { visitors, reached, rate }: ExperimentOutcome['control']) =>
  `${name.padEnd(8)} n ${visitors}, reached ${reached}, rate ${rate === null ? 'n/a' : `${(rate * 100).toFixed(2)}%`}`;

const points = (value: number) => `${value < 0 ? '−' : '+'}${(Math.abs(value) * 100).toFixed(2)} points`;
