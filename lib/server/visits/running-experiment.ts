import { experiments, sampleExperiment } from '@/lib/content/marketing/experiments';
import { isRunning, type Experiment } from '@/lib/domain/visits/experiments';
import { now } from '@/lib/server/platform/clock';
import { settings } from '@/lib/server/platform/settings/env';

/** Every experiment of this site. */
export const knownExperiments = (): readonly Experiment[] =>
  settings().sampleExperiment ? [...experiments, sampleExperiment] : experiments;

/** The running experiment, if any. */
export const runningExperiment = (): Experiment | undefined =>
  knownExperiments().find((experiment) => isRunning(experiment, now()));
