import type { Experiment } from '@/lib/domain/visits/experiments';
import { landingGreeting } from './landing-greeting';

/**
 * All experiments, past ones included. Their dates determine which one runs. No two may run at the same time, because
 * their effects would mix.
 */
export const experiments: readonly Experiment[] = [];

/** An example experiment that runs only if a demo's settings enable it. Tests use it too. */
export const sampleExperiment: Experiment = landingGreeting;
