import type { GetStaticProps } from 'next';
import { createClient } from '@/lib/client/http/create-client';
import { aboutValues } from '@/lib/content/marketing/about-values';
import { ambassador } from '@/lib/content/marketing/ambassador';
import { openRoundsOf } from '@/lib/content/investing/open-rounds';
import type { BlockOf, ContentPage } from '@/lib/content/shared/blocks';
import { cityOwner } from '@/lib/content/marketing/city-owner';
import { withEarnings } from '@/lib/content/referrals/earnings-view';
import { impactInvestor } from '@/lib/content/marketing/impact-investor';
import { investor } from '@/lib/content/marketing/investor';
import { openAccount } from '@/lib/content/brokerage/open-account';
import { universityOwner } from '@/lib/content/marketing/university-owner';
import { placeKindCopy } from '@/lib/content/places/places';
import type { PlaceMapFigure } from '@/lib/content/places/place-map';
import { roundsContract } from '@/lib/contracts/investing/rounds';
import { placesContract } from '@/lib/contracts/places/places';
import type { PlaceKind } from '@/lib/domain/places/places';
import { earningsStatistics } from '@/lib/domain/referrals/earnings';
import { paths } from '@/lib/domain/shared/paths';
import { utcDay } from '@/lib/domain/shared/utc-day';
import { pageHttp } from '@/lib/server/app/page-props/api-client';
import { orNull } from '@/lib/server/app/page-props/or-null';
import { pageNow } from '@/lib/server/app/page-props/page-clock';
import { isBuilding } from '@/lib/server/platform/settings/is-building';
import { mapView } from '@/lib/server/places/page-props/place-map';
import { withReportFact } from './report-figure';
import type { WordsProps } from './words-props';

const wordsOf =
  (page: ContentPage, path: string): GetStaticProps<WordsProps> =>
  () => ({ props: { page, path, record: null } });

/** No ambassador has been paid yet, so the earnings statistics are computed from an empty list. */
export const getAmbassadorProps: GetStaticProps<WordsProps> = (context) => {
  const today = utcDay(pageNow());
  return wordsOf(withEarnings(ambassador, earningsStatistics([], today)), paths.ambassador)(context);
};

const revalidateS = 60;

export const getInvestorProps: GetStaticProps<WordsProps> = async () => {
  const list = isBuilding() ? null : await orNull('open rounds', createClient(roundsContract, pageHttp()).list());
  const page = withOpening(investor, { kind: 'openRounds', rounds: list && openRoundsOf(list.items) });
  return { props: { page, path: paths.investor, record: null }, revalidate: isBuilding() ? 1 : revalidateS };
};

/** A page about owning a place, with a map of the places and how many are available. */
const ownerProps =
  (page: ContentPage, path: string, kind: PlaceKind): GetStaticProps<WordsProps> =>
  async () => {
    const figure = isBuilding() ? null : await orNull('the map of places', placeMap(kind));
    return {
      props: { page: withOpening(page, { kind: 'placeMap', figure }), path, record: null },
      revalidate: isBuilding() ? 1 : revalidateS,
    };
  };

async function placeMap(kind: PlaceKind): Promise<PlaceMapFigure> {
  const places = createClient(placesContract, pageHttp());
  const [{ asOf, ...totals }, spots] = await Promise.all([places.totals(), places.map({ query: { kind } })]);
  const { many, source } = placeKindCopy[kind];
  return { copy: { many, source }, totals: totals[kind], map: mapView(spots.items, kind === 'cities'), asOf };
}

/** Replaces the block beside the page's headline with one that needs data. */
const withOpening = (page: ContentPage, part: BlockOf<'opening'>['blocks'][0]): ContentPage => ({
  ...page,
  blocks: page.blocks.map((block) => (block.kind === 'opening' ? { ...block, blocks: [part] } : block)),
});

export const getCityOwnerProps = ownerProps(cityOwner, paths.cityOwner, 'cities');
export const getUniversityOwnerProps = ownerProps(universityOwner, paths.universityOwner, 'schools');

/** Regenerated while the site runs, because the page counts the weekly reports. */
export const getAboutValuesProps: GetStaticProps<WordsProps> = async () => ({
  props: { page: await withReportFact(aboutValues), path: paths.aboutValues, record: null },
  revalidate: isBuilding() ? 1 : revalidateS,
});

export const getImpactInvestorProps = wordsOf(impactInvestor, paths.impactInvestor);
export const getOpenAccountProps = wordsOf(openAccount, paths.openAccount);
