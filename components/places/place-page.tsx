import { Seo } from '@/components/layout/document/seo';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/navigation/text-link';
import { placeStateCopy } from '@/lib/content/places/place-states';
import { placePaths } from '@/lib/domain/places/place-paths';
import { paths } from '@/lib/domain/shared/paths';
import type { PlacePageProps } from '@/lib/server/places/page-props/places';
import { ClaimPanel } from './claim-panel';
import { PlaceFacts } from './place-facts';
import { PlaceHistory } from './place-history';
import { PlaceMap } from './place-map';
import styles from './place-page.module.css';
import { PlaceReports } from './place-reports';
import { StateMark } from './state-mark';
import { usePlace } from './use-place';

/** A place: its leader, their reports, and how to become the leader. */
export function PlacePage({ place: initial, title, where, copy, map, spot }: PlacePageProps) {
  const { place, readAgain } = usePlace(initial);
  const { kind, slug, name, state } = place;
  const { path, one, many } = copy;
  return (
    <>
      <Seo
        title={title}
        description={`See who leads our community ${kind === 'schools' ? 'at' : 'in'} ${title}, read their reports, or claim this ${one}.`}
        path={placePaths.place(kind, slug)}
      />
      <div className={styles.top}>
        <div>
          <PageHeader eyebrow={where} title={name} lead={placeStateCopy[state].text} />
        </div>
        <div className={styles.map}>
          <PlaceMap map={map} shown={spot} summary={`${title} on a map of the United States.`} />
        </div>
      </div>
      <Section>
        <div className={styles.columns}>
          <div>
            <p className={styles.state}>
              <StateMark state={state} />
            </p>
            <PlaceFacts place={place} />
          </div>
          <ClaimPanel place={place} onChange={readAgain} />
        </div>
      </Section>
      <Section title="Reports and events" isSplit>
        <PlaceReports {...place} />
      </Section>
      <Section title="History" isSplit>
        <div>
          <PlaceHistory events={place.events} />
          <p className={styles.ways}>
            <TextLink href={path}>All {many}</TextLink>
            <TextLink href={`${paths.places}#rules`}>Read the rules</TextLink>
          </p>
        </div>
      </Section>
    </>
  );
}
