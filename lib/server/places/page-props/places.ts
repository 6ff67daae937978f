import type { GetServerSideProps, GetStaticPaths, GetStaticProps } from 'next';
import { createClient } from '@/lib/client/http/create-client';
import type { PlaceMapView } from '@/lib/content/places/place-map';
import { placeTitle, placeWhere, regionChoices } from '@/lib/content/places/place-names';
import { placeKindCopy, type PlaceKindCopy } from '@/lib/content/places/places';
import { placesContract, type PlacePage, type PlaceRow } from '@/lib/contracts/places/places';
import { cityOf } from '@/lib/domain/places/city-parts';
import type { PlaceKind, PlaceState } from '@/lib/domain/places/places';
import { isBuilding } from '@/lib/server/platform/settings/is-building';
import { pageHttp } from '@/lib/server/app/page-props/api-client';
import { isMissing } from '@/lib/server/app/page-props/is-missing';
import { dotsOf, mapView } from './place-map';
import { filterFrom, type PlaceFilterValues } from './place-filter';

const places = () => createClient(placesContract, pageHttp());

const revalidateS = 60;

/** Rows per page of the list. With the map, the HTML stays below 60 KB. */
const rowsShown = 25;

export type Totals = Record<PlaceState, number>;
export type PlacesProps = { totals: Record<PlaceKind, Totals> | null; map: PlaceMapView | null; asOf: string | null };

/** Props of the overview: the number of places per state, and a map of cities. */
export const getPlacesProps: GetStaticProps<PlacesProps> = async () => {
  if (isBuilding()) return { props: { totals: null, map: null, asOf: null }, revalidate: 1 };
  const [{ asOf, ...totals }, spots] = await Promise.all([
    places().totals(),
    places().map({ query: { kind: 'cities' } }),
  ]);
  return { props: { totals, map: mapView(spots.items, true), asOf }, revalidate: revalidateS };
};

/** A row in the list of places. */
export type ListedPlace = Pick<PlaceRow, 'kind' | 'slug' | 'name' | 'state' | 'waiting'> & { where: string };

export type PlaceListProps = {
  copy: PlaceKindCopy;
  regions: typeof regionChoices;
  filter: PlaceFilterValues;
  items: readonly ListedPlace[];
  total: number;
  /** Null if the URL omits the page's number. */
  page: number | null;
  pages: number;
  nextCursor: string | null;
  totals: Totals;
  map: PlaceMapView;
  /** SVG path of the places on the current page of the list. */
  shown: string;
  asOf: string;
};

/** Props of the list of a kind of place, rendered per filter; the same for all visitors. */
export const placeListProps =
  (kind: PlaceKind): GetServerSideProps<PlaceListProps> =>
  async ({ query, res }) => {
    const { filter, cursor, page } = filterFrom(query);
    const [list, spots, totals] = await Promise.all([
      places().list({ query: { kind, limit: rowsShown, ...filter, ...(cursor ? { cursor } : {}) } }),
      places().map({ query: { kind } }),
      places().totals(),
    ]);
    res.setHeader('Cache-Control', 'public, max-age=0, s-maxage=10, stale-while-revalidate=100');
    const { items, total, nextCursor, asOf } = list;
    const isNarrowed = Object.keys(filter).length > 0 || cursor !== undefined;
    return {
      props: {
        copy: placeKindCopy[kind],
        regions: regionChoices,
        filter,
        items: items.map(listed),
        total,
        page: page ?? null,
        pages: Math.ceil(total / rowsShown),
        nextCursor,
        totals: totals[kind],
        map: mapView(spots.items, kind === 'cities'),
        shown: isNarrowed ? dotsOf(items) : '',
        asOf,
      },
    };
  };

const listed = (place: PlaceRow): ListedPlace => ({
  kind: place.kind,
  slug: place.slug,
  name: place.name,
  state: place.state,
  waiting: place.waiting,
  where: placeWhere(place),
});

export type PlacePageProps = {
  place: PlacePage;
  title: string;
  where: string;
  copy: Pick<PlaceKindCopy, 'path' | 'one' | 'many'>;
  map: PlaceMapView;
  spot: string;
};

/** Place pages are rendered on first request: the build has no database with the places. */
export const getPlacePaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

export const placePageProps =
  (kind: PlaceKind): GetStaticProps<PlacePageProps> =>
  async ({ params }) => {
    try {
      const place = await places().read({ params: { kind, slug: String(params?.slug) } });
      const { path, one, many } = placeKindCopy[kind];
      const names = { title: placeTitle(place), where: placeWhere(place), copy: { path, one, many } };
      return { props: { place, ...names, map: mapView([], false), spot: dotsOf([place]) }, revalidate: revalidateS };
    } catch (error) {
      const city = kind === 'cities' ? cityOf(String(params?.slug)) : undefined;
      if (isMissing(error) && city)
        return { redirect: { destination: `${placeKindCopy[kind].path}/${city}`, permanent: true } };
      if (isMissing(error)) return { notFound: true, revalidate: revalidateS };
      throw error;
    }
  };
