import { Seo } from '@/components/layout/document/seo';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/navigation/text-link';
import { paths } from '@/lib/domain/shared/paths';
import type { PlaceListProps } from '@/lib/server/places/page-props/places';
import { MapFigure } from './map-figure';
import { PlaceFilter } from './place-filter';
import styles from './place-list-page.module.css';
import { PlaceTable } from './place-table';

/** The places of one kind: a map beside a list with filters. Works without scripts. */
export function PlaceListPage(props: PlaceListProps) {
  const { copy, regions, filter, totals, map, shown, asOf } = props;
  return (
    <>
      <Seo title={copy.title} description={copy.description} path={copy.path} />
      <PageHeader eyebrow={copy.eyebrow} title={copy.heading} lead={copy.lead} />
      <Section>
        <div className={styles.columns}>
          <div className={styles.map}>
            <MapFigure copy={copy} totals={totals} map={map} asOf={asOf} shown={shown} />
          </div>
          <div className={styles.list} id="list">
            <PlaceFilter path={copy.path} filter={filter} regions={regions} />
            <PlaceTable {...props} />
          </div>
        </div>
        <p className={styles.rules}>
          <TextLink href={`${paths.places}#rules`}>Read the rules</TextLink>
        </p>
      </Section>
    </>
  );
}
