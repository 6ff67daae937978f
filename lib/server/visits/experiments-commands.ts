import type { AxiosInstance } from 'axios';
import { createClient } from '@/lib/client/http/create-client';
import { experimentsContract, type ExperimentOutcome } from '@/lib/contracts/visits/experiments';

export const experimentUsage = '  experiment <name>     show the results of an experiment';

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
    `from ${answer.start} to ${answer.end}, measured by ${answer.metric}, ${answer.visitorsEach} visitors planned per variant`,
    halfLine('control', answer.control),
    halfLine('changed', answer.changed),
    difference
      ? `difference ${points(difference.value)}, 95% interval ${points(difference.low)} to ${points(difference.high)}`
      : 'difference unknown: one variant has no visitors yet',
    `result: ${verdict}`,
    ...(verdict === 'too early' || verdict === 'no winner yet'
      ? ['Checking repeatedly until the interval excludes zero produces false winners. Decide at the end.']
      : []),
    ...(answer.isLopsided
      ? ['The variants are too unequal to be random. Find the cause before you rely on this.']
      : []),
  ];
}

const halfLine = (name: string, { visitors, reached, rate }: ExperimentOutcome['control']) =>
  `${name.padEnd(8)} n ${visitors}, reached ${reached}, rate ${rate === null ? 'n/a' : `${(rate * 100).toFixed(2)}%`}`;

const points = (value: number) => `${value < 0 ? '−' : '+'}${(Math.abs(value) * 100).toFixed(2)} points`;
