import type { ReactNode } from 'react';
import { Link } from '@/components/ui/navigation/link';
import { Notice } from '@/components/ui/feedback/notice';
import type { QuestionStep } from '@/lib/content/brokerage/application/steps';
import { stepNames } from '@/lib/content/brokerage/application/copy';
import { stateText, type StepStates } from '../step-list';
import { brokeragePaths } from '@/lib/domain/brokerage/brokerage-paths';

type UnfinishedStepsProps = { title: string; steps: QuestionStep[]; states: StepStates; children?: ReactNode };

/**
 * Lists the steps with unanswered questions before signing, each as a link with a count. Renders nothing if all are
 * complete.
 */
export function UnfinishedSteps({ title, steps, states, children }: UnfinishedStepsProps) {
  if (steps.length === 0) return null;
  return (
    <Notice tone="attention" title={title}>
      {children}
      <ul>
        {steps.map((step) => (
          <li key={step}>
            <Link href={brokeragePaths.openAccountStep(step)}>{stepNames[step]}</Link>: {stateText(step, states[step])}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
