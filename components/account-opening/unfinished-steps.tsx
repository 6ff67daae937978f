import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import type { QuestionStep } from '@/lib/content/application/steps';
import { stepNames } from '@/lib/content/application/words';
import { paths } from '@/lib/domain/paths';

type UnfinishedStepsProps = { title: string; steps: QuestionStep[]; children?: ReactNode };

/** What is still to be answered before anything can be signed, each step a link to it; nothing once all is done. */
export function UnfinishedSteps({ title, steps, children }: UnfinishedStepsProps) {
  if (steps.length === 0) return null;
  return (
    <Notice tone="attention" title={title}>
      {children}
      <ul>
        {steps.map((step) => (
          <li key={step}>
            <Link href={paths.openAccountStep(step)}>{stepNames[step]}</Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
