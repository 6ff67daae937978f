import { Seo } from '@/components/layout/seo';
import { ButtonLink } from '@/components/ui/button-link';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { count } from '@/lib/content/place-view';
import { placeStateWords } from '@/lib/content/place-states';
import { placeKindWords, placesPage as words } from '@/lib/content/places';
import { paths } from '@/lib/domain/paths';
import { placeStates } from '@/lib/domain/places';
import type { PlacesProps } from '@/lib/server/page-props/places';
import { MapFigure } from './map-figure';
import { PlaceRules } from './place-rules';
import styles from './places-page.module.css';
import { StateMark } from './state-mark';

/** The registry in one look: what a place is, how many there are, and by which rules they are given. */
export function PlacesPage({ totals, map, asOf }: PlacesProps) {
  return (
    <>
      <Seo title={words.title} description={words.description} path={paths.places} />
      <div className={styles.top}>
        <div>
          <PageHeader eyebrow={words.eyebrow} title={words.heading} lead={words.lead}>
            <ButtonLink href={paths.cities} size="large">
              Find your city
            </ButtonLink>
            <ButtonLink href={paths.schools} size="large" weight="outline">
              Find your school
            </ButtonLink>
          </PageHeader>
        </div>
        <div className={styles.map}>
          {totals && map && asOf ? (
            <MapFigure words={placeKindWords.cities} totals={totals.cities} map={map} asOf={asOf} />
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
              <dd className={styles.text}>{placeStateWords[state].text}</dd>
              {totals ? (
                <dd className={styles.counts}>
                  {count(totals.cities[state])} {placeKindWords.cities.many}, {count(totals.schools[state])}{' '}
                  {placeKindWords.schools.many}
                </dd>
              ) : null}
            </div>
          ))}
        </dl>
      </Section>
      <Section title={words.rulesTitle} id="rules" isSplit>
        <div>
          <PlaceRules />
          <p className={styles.more}>
            <TextLink href={paths.cityOwner}>What leading a city is like</TextLink>
            <TextLink href={paths.universityOwner}>What leading a school is like</TextLink>
          </p>
        </div>
      </Section>
    </>
  );
}
