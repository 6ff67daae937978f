import { Notice } from '@/components/ui/feedback/notice';
import { TextLink } from '@/components/ui/navigation/text-link';
import { classNames } from '@/components/ui/class-names';
import { Section } from '@/components/ui/section';
import { SampleTag } from '@/components/ui/tag';
import { roundCopy as copy } from '@/lib/content/investing/rounds';
import type { RoundPage } from '@/lib/contracts/investing/rounds';
import { paths } from '@/lib/domain/shared/paths';
import { InterestSection } from './interest-section';
import { NoticeSection } from './notice-section';
import { RoundDocuments } from './round-documents';
import { RoundPanel } from './round-panel';
import { RoundProgress } from './round-progress';
import { RoundTag } from './round-tag';
import { RoundTimeline } from './round-timeline';
import styles from './round-view.module.css';
import shared from './rounds.module.css';

/**
 * What may be disclosed about a round in its state, with the reader's actions, the timeline and documents beside it.
 */
export function RoundView({ round }: { round: RoundPage }) {
  const { slug, state, isSample } = round;
  return (
    <Section>
      <div className={classNames(styles.columns, round.phase === 'over' && styles.single)}>
        <div className={styles.intro}>
          <p className={shared.marks}>
            <RoundTag state={state} />
            {isSample ? <SampleTag /> : null}
          </p>
          {inState()}
          {round.phase === 'over' ? null : <RoundProgress round={round} />}
        </div>
        <div className={styles.side}>
          <div className={styles.panel}>
            <RoundPanel
              slug={slug}
              state={state}
              isSample={isSample}
              portal={round.phase === 'notice' ? round.portal : undefined}
            />
          </div>
          <div className={styles.aside}>
            <div>
              <h2 className={shared.title}>{copy.history}</h2>
              <RoundTimeline round={round} />
            </div>
            {round.phase === 'interest' ? <RoundDocuments documents={round.documents} /> : null}
            <p className={shared.links}>
              <TextLink href={paths.rounds}>{copy.all}</TextLink>
              <TextLink href={`${paths.rounds}#limit`}>{copy.limits}</TextLink>
            </p>
          </div>
        </div>
        {round.phase === 'over' ? null : (
          <div className={styles.details}>
            {round.phase === 'interest' ? <InterestSection round={round} /> : <NoticeSection round={round} />}
          </div>
        )}
      </div>
    </Section>
  );

  function inState() {
    if (round.phase === 'interest') return <Notice title={copy.interestTitle}>{copy.legend}</Notice>;
    if (round.phase === 'notice') return <p>{copy.notice.lead(round.issuer.legalName, round.portal.name)}</p>;
    const wasLive = round.moves.some(({ to }) => to === 'live');
    const ending = state === 'closed' ? 'closed' : wasLive ? 'canceled' : 'neverLive';
    return (
      <p>
        {copy.over[ending]} {copy.over.terms}
      </p>
    );
  }
}
