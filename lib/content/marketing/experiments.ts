import type { Experiment } from '@/lib/domain/visits/experiments';
import { landingGreeting } from './landing-greeting';

/**
 * Every experiment, past ones included. Dates decide which runs; no two may run at once, because their effects would
 * mix.
 */
export const experiments: readonly Experiment[] = [];

/** Runs only when the settings of a demo ask for it: shows how an experiment is made, and lets the tests run one. */
export const sampleExperiment: Experiment = landingGreeting;
