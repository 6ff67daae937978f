import { Seo } from '@/components/layout/document/seo';
import { ButtonLink } from '@/components/ui/forms/button-link';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { Questions } from '@/components/ui/navigation/questions';
import { TextLink } from '@/components/ui/navigation/text-link';
import { counted } from '@/lib/content/places/place-view';
import { placeStateCopy } from '@/lib/content/places/place-states';
import { placeKindCopy, placeRuleCopy, placesPage as words } from '@/lib/content/places/places';
import { placePaths } from '@/lib/domain/places/place-paths';
import { paths } from '@/lib/domain/shared/paths';
import { placeStates } from '@/lib/domain/places/places';
import type { PlacesProps } from '@/lib/server/places/page-props/places';
import { MapFigure } from './map-figure';
import styles from './places-page.module.css';
import { StateMark } from './state-mark';

/** The overview of places: availability and rules. */
export function PlacesPage({ totals, map, asOf }: PlacesProps) {
  return (
    <>
      <Seo title={words.title} description={words.description} path={paths.places} />
      <div className={styles.top}>
        <div>
          <PageHeader eyebrow={words.eyebrow} title={words.heading} lead={words.lead}>
            <ButtonLink href={placePaths.cities} size="large">
              Find your city
            </ButtonLink>
            <ButtonLink href={placePaths.schools} size="large" weight="outline">
              Find your school
            </ButtonLink>
          </PageHeader>
        </div>
        <div className={styles.map}>
          {totals && map && asOf ? (
            <MapFigure words={placeKindCopy.cities} totals={totals.cities} map={map} asOf={asOf} />
          ) : null}
        </div>
      </div>
      <Section title={words.states.title} lead={words.states.lead}>
        <dl className={styles.states}>
          {placeStates.map((state) => (
            <div key={state} className={styles.state}>
              <dt>
                <StateMark state={state} />
              </dt>
              <dd className={styles.text}>{placeStateCopy[state].text}</dd>
              {totals ? (
                <dd className={styles.counts}>
                  {counted(totals.cities[state], placeKindCopy.cities.one, placeKindCopy.cities.many)},{' '}
                  {counted(totals.schools[state], placeKindCopy.schools.one, placeKindCopy.schools.many)}
                </dd>
              ) : null}
            </div>
          ))}
        </dl>
      </Section>
      <Section title={words.rulesTitle} id="rules" isSplit>
        <div>
          <Questions questions={placeRuleCopy} />
          <p className={styles.more}>
            <TextLink href={paths.cityOwner}>Learn about leading a city</TextLink>
            <TextLink href={paths.universityOwner}>Learn about leading a school</TextLink>
          </p>
        </div>
      </Section>
    </>
  );
}
