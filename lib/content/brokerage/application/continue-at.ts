import { applicationSteps, type ApplicationStep } from '@/lib/domain/brokerage/application-steps';

/** The button that leads back to an open draft. */
export const continueAt = (step: ApplicationStep) =>
  `Continue your application, step ${applicationSteps.indexOf(step) + 1} of ${applicationSteps.length}`;
