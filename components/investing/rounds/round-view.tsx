import { Notice } from '@/components/ui/feedback/notice';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/navigation/text-link';
import { roundStateCopy, roundCopy as copy } from '@/lib/content/investing/rounds';
import type { RoundPage } from '@/lib/contracts/investing/rounds';
import { minuteOf } from '@/lib/domain/shared/instants';
import { paths } from '@/lib/domain/shared/paths';
import { InterestPart } from './interest-part';
import { NoticePart } from './notice-part';
import { RoundPanel } from './round-panel';
import styles from './rounds.module.css';

/** What may be disclosed about a round in its state, the reader's own part next to it, and its history. */
export function RoundView({ round }: { round: RoundPage }) {
  const seen = [
    { at: round.firstLookAt, name: copy.seen.investors },
    { at: round.publicAt, name: copy.seen.everybody },
    ...round.moves.map(({ at, to }) => ({ at, name: roundStateCopy[to].name })),
  ].toSorted((a, b) => a.at.localeCompare(b.at));
  return (
    <Section>
      <div className={styles.columns}>
        <div>
          <div className={styles.notices}>
            {round.isSample ? <Notice tone="attention">{copy.sampleRound}</Notice> : null}
            {round.phase === 'interest' ? <Notice>{copy.legend}</Notice> : null}
          </div>
          {round.phase === 'interest' ? <InterestPart round={round} /> : null}
          {round.phase === 'notice' ? <NoticePart round={round} /> : null}
          {round.phase === 'over' ? <p>{copy.over}</p> : null}
        </div>
        <div className={styles.side}>
          <RoundPanel slug={round.slug} state={round.state} />
          <div className={styles.part}>
            <h2 className={styles.title}>{copy.history}</h2>
            <dl className={styles.facts}>
              {seen.map(({ at, name }) => (
                <div key={`${at} ${name}`} className={styles.fact}>
                  <dt>{name}</dt>
                  <dd>{minuteOf(at)}</dd>
                </div>
              ))}
            </dl>
            <p className={styles.ways}>
              <TextLink href={paths.rounds}>{copy.all}</TextLink>
              <TextLink href={`${paths.rounds}#limit`}>{copy.limits}</TextLink>
            </p>
          </div>
        </div>
      </div>
    </Section>
  );
}
