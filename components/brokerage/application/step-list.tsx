import { Link } from '@/components/ui/navigation/link';
import { flowCopy, stepNames } from '@/lib/content/brokerage/application/copy';
import {
  applicationSteps,
  checkScreen,
  type ApplicationScreen,
  type ApplicationStep,
} from '@/lib/domain/brokerage/application-steps';
import { brokeragePaths } from '@/lib/domain/brokerage/brokerage-paths';
import type { Progress } from './progress';
import { anchorOf } from './questions/anchor-of';
import styles from './step-list.module.css';
import type { TimeLeft } from './time-basis';

export type StepStates = Partial<Record<ApplicationStep, Progress>>;

type StepListProps = {
  screen: ApplicationScreen;
  /** Undefined until the answers are loaded. */
  states: StepStates | undefined;
  minutes?: TimeLeft;
  /** A complete step that needs the Social Security number again, because it is never saved. */
  needsTaxId?: ApplicationStep | undefined;
};

/** The four steps with their progress and the estimated time left. */
export function StepList({ screen, states, minutes, needsTaxId }: StepListProps) {
  // The review is part of the last step.
  const current: ApplicationStep = screen === checkScreen ? 'agreements' : screen;
  return (
    <>
      <nav aria-label={flowCopy.steps} className={styles.nav}>
        <ol className={styles.list}>
          {applicationSteps.map((step, place) => {
            const progress = states?.[step];
            const isComplete = progress?.state === 'complete' && step !== needsTaxId;
            return (
              <li
                key={step}
                className={styles.step}
                data-current={step === current || undefined}
                data-complete={isComplete || undefined}
              >
                <span className={styles.mark} aria-hidden="true">
                  {isComplete ? '✓' : place + 1}
                </span>
                <span>
                  <Link
                    href={brokeragePaths.openAccountStep(step)}
                    className={styles.link}
                    aria-current={step === current ? 'step' : undefined}
                  >
                    <span className={styles.name}>{stepNames[step]}</span>
                  </Link>
                  <span className={styles.state}>
                    {!states
                      ? '\u{A0}'
                      : step === needsTaxId
                        ? flowCopy.taxIdNeeded
                        : step === current && screen === checkScreen
                          ? flowCopy.review
                          : stateText(step, progress)}
                    {progress?.state === 'not-started' ? minutesText(minutes?.[step]) : null}
                  </span>
                </span>
              </li>
            );
          })}
        </ol>
        <div className={styles.time}>
          <p>
            <span className={styles.place} aria-hidden="true">
              {flowCopy.stepOf(applicationSteps.indexOf(current) + 1, applicationSteps.length)}
            </span>
            <span className={styles.place} aria-hidden="true">
              {stepNames[current]}
            </span>
            {minutes ? <TimeNote minutes={minutes} /> : null}
          </p>
        </div>
      </nav>
      {needsTaxId && screen === 'agreements' ? (
        <p className={styles.needed}>
          <a href={`#${anchorOf('tax_id')}`}>{flowCopy.taxIdNeededLink}</a>
        </p>
      ) : null}
    </>
  );
}

/** The total time left. */
function TimeNote({ minutes }: { minutes: TimeLeft }) {
  const all = Object.values(minutes).reduce((sum, one) => sum + wholeMinutes(one), 0);
  return all === 0 ? null : <strong>{flowCopy.timeLeft(all)}</strong>;
}

const wholeMinutes = (minutes: number) => (minutes > 0 ? Math.max(1, Math.round(minutes)) : 0);
const minutesText = (minutes = 0) => (minutes > 0 ? `, ${flowCopy.minutes(wholeMinutes(minutes))}` : null);

/** The progress of a step as text. */
export function stateText(step: ApplicationStep, progress: Progress | undefined) {
  if (!progress || progress.state === 'not-started') return flowCopy.stepState['not-started'];
  if (progress.state === 'complete') return flowCopy.stepState.complete;
  if (progress.all === progress.given) return flowCopy.stepState.incomplete;
  return (step === 'agreements' ? flowCopy.ticked : flowCopy.answered)(progress.given, progress.all);
}
