import { Notice } from '@/components/ui/feedback/notice';
import { TextLink } from '@/components/ui/navigation/text-link';
import { Section } from '@/components/ui/section';
import { SampleTag, Tag } from '@/components/ui/tag';
import { roundStateCopy, roundCopy as copy } from '@/lib/content/investing/rounds';
import type { RoundPage } from '@/lib/contracts/investing/rounds';
import { minuteOf } from '@/lib/domain/shared/instants';
import { paths } from '@/lib/domain/shared/paths';
import { InterestPart } from './interest-part';
import { NoticePart } from './notice-part';
import { RoundFacts } from './round-facts';
import { RoundPanel } from './round-panel';
import styles from './round-view.module.css';
import shared from './rounds.module.css';

/** What may be disclosed about a round in its state, the reader's own part next to it, and its history. */
export function RoundView({ round }: { round: RoundPage }) {
  const { slug, state, isSample } = round;
  const seen = [
    { at: round.firstLookAt, name: copy.seen.investors },
    { at: round.publicAt, name: copy.seen.everybody },
    ...round.moves.map(({ at, to }) => ({ at, name: roundStateCopy[to].name })),
  ].toSorted((a, b) => a.at.localeCompare(b.at));
  return (
    <Section>
      <div className={styles.columns}>
        <div className={styles.intro}>
          <p className={shared.marks}>
            <Tag>{roundStateCopy[state].name}</Tag>
            {isSample ? <SampleTag /> : null}
          </p>
          {inState()}
        </div>
        <div className={styles.side}>
          <RoundPanel
            slug={slug}
            state={state}
            isSample={isSample}
            portal={round.phase === 'notice' ? round.portal : undefined}
          />
        </div>
        <div className={styles.details}>
          {round.phase === 'interest' ? <InterestPart round={round} /> : null}
          {round.phase === 'notice' ? <NoticePart round={round} /> : null}
          <h2 className={shared.title}>{copy.history}</h2>
          <RoundFacts facts={seen.map(({ at, name }) => ({ name, value: minuteOf(at) }))} />
          <p className={shared.ways}>
            <TextLink href={paths.rounds}>{copy.all}</TextLink>
            <TextLink href={`${paths.rounds}#limit`}>{copy.limits}</TextLink>
          </p>
        </div>
      </div>
    </Section>
  );

  function inState() {
    if (round.phase === 'interest') return <Notice title={copy.interestTitle}>{copy.legend}</Notice>;
    if (round.phase === 'notice') return <p>{copy.notice.lead(round.issuer.legalName, round.portal.name)}</p>;
    return <p>{copy.over}</p>;
  }
}
