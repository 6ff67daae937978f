import { Seo } from '@/components/layout/document/seo';
import { ButtonLink } from '@/components/ui/forms/button-link';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { PlainTable } from '@/components/ui/tables/plain-table';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { Questions } from '@/components/ui/navigation/questions';
import { TextLink } from '@/components/ui/navigation/text-link';
import { availability } from '@/lib/content/places/place-view';
import { placeStateCopy } from '@/lib/content/places/place-states';
import { placeKindCopy, placeRuleCopy, placesPage as copy } from '@/lib/content/places/places';
import { placePaths } from '@/lib/domain/places/place-paths';
import { paths } from '@/lib/domain/shared/paths';
import { placeStates } from '@/lib/domain/places/places';
import { groupDigits } from '@/lib/domain/shared/numbers';
import type { PlacesProps } from '@/lib/server/places/page-props/places';
import { MapFigure } from './map-figure';
import styles from './places-page.module.css';
import { StateMark } from './state-mark';

const kinds = ['cities', 'schools'] as const;

/** Overview of cities and schools: the owner's role, availability and rules. */
export function PlacesPage({ totals, map, asOf }: PlacesProps) {
  return (
    <>
      <Seo title={copy.title} description={copy.description} path={paths.places} />
      <div className={styles.top}>
        <div>
          <PageHeader eyebrow={copy.eyebrow} title={copy.heading} lead={copy.lead}>
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
            <MapFigure copy={placeKindCopy.cities} totals={totals.cities} map={map} asOf={asOf} />
          ) : null}
        </div>
      </div>
      <Section title={copy.glance.title}>
        <dl className={styles.facts}>
          {copy.glance.facts.map(({ name, text }) => (
            <div key={name} className={styles.fact}>
              <dt>{name}</dt>
              <dd className={styles.text}>{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title={copy.states.title} lead={totals ? availability(totals.cities, totals.schools) : undefined}>
        <PlainTable
          caption={<VisuallyHidden>{copy.states.caption}</VisuallyHidden>}
          columns={[
            { header: copy.states.columns.status },
            { header: copy.states.columns.meaning, isLine: true },
            ...(totals ? kinds.map((kind) => ({ header: placeKindCopy[kind].column, isNumeric: true })) : []),
          ]}
          rows={placeStates.map((state) => ({
            key: state,
            cells: [
              <StateMark key="mark" state={state} />,
              <span key="text" className={styles.text}>
                {placeStateCopy[state].text}
              </span>,
              ...(totals ? kinds.map((kind) => groupDigits(totals[kind][state])) : []),
            ],
          }))}
        />
      </Section>
      <Section title={copy.rulesTitle} id="rules" isSplit>
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
