import { applicationSteps, type ApplicationStep } from '@/lib/domain/brokerage/application-steps';

/** Label of the button that continues an open draft. */
export const continueAt = (step: ApplicationStep) =>
  `Continue your application, step ${applicationSteps.indexOf(step) + 1} of ${applicationSteps.length}`;
