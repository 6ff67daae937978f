import { experiments, sampleExperiment } from '@/lib/content/marketing/experiments';
import { isRunning, type Experiment } from '@/lib/domain/visits/experiments';
import { now } from '@/lib/server/platform/clock';
import { settings } from '@/lib/server/platform/settings/env';

/** All experiments of this site, running or not. */
export const knownExperiments = (): readonly Experiment[] =>
  settings().sampleExperiment ? [...experiments, sampleExperiment] : experiments;

export const runningExperiment = (): Experiment | undefined =>
  knownExperiments().find((experiment) => isRunning(experiment, now()));
