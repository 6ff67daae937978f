import { experiments, sampleExperiment } from '@/lib/content/experiments';
import { isRunning, type Experiment } from '@/lib/domain/experiments';
import { now } from '../clock';
import { settings } from '../env';

/** Every experiment that this site knows of. */
export const knownExperiments = (): readonly Experiment[] =>
  settings().sampleExperiment ? [...experiments, sampleExperiment] : experiments;

/** The one that runs, if any. */
export const runningExperiment = (): Experiment | undefined =>
  knownExperiments().find((experiment) => isRunning(experiment, now()));
