import type { GetStaticProps } from 'next';
import { createClient } from '@/lib/client/http/create-client';
import type { ContentPage } from '@/lib/content/shared/blocks';
import { cutCards } from '@/lib/content/marketing/cut-cards';
import { landing2024, withRecordCount } from '@/lib/content/marketing/landing-2024';
import { notStarted } from '@/lib/content/marketing/not-started';
import { subscribe } from '@/lib/content/marketing/subscribe';
import { withFacts } from '@/lib/content/shared/with-facts';
import { tradesContract } from '@/lib/contracts/signals/trades';
import { paths } from '@/lib/domain/shared/paths';
import { storedHomeRecord } from '@/lib/server/marketing/page-props/home';
import { isBuilding } from '@/lib/server/platform/settings/is-building';
import { pageHttp } from './api-client';
import { orNull } from './or-null';
import type { WordsProps } from '@/lib/server/marketing/page-props/words-props';

export const getLandingProps: GetStaticProps<WordsProps> = async () => {
  // Visitors are sent to this page when a request fails, so it must not fail for the same reason.
  const record = isBuilding() ? null : await orNull('the record', storedHomeRecord());
  const page = cutCards(landing2024);
  const counted = record ? withFacts(page, (facts) => withRecordCount(facts, record.total)) : page;
  const { props, revalidate } = await contentProps(counted, paths.landing);
  // The page shows only the curve, not the latest trades.
  return { props: { ...props, record: record && { ...record, latest: [] } }, revalidate };
};
export const getSubscribeProps: GetStaticProps<WordsProps> = () => contentProps(subscribe, paths.subscribe);

const trades = () => createClient(tradesContract, pageHttp());

/** Revalidation interval, in seconds. */
const revalidateS = 60;

/**
 * Props of a page with a notice that live signals have not started, which is removed once they have. The build, which
 * has no database, keeps it.
 */
async function contentProps(copy: ContentPage, path: string) {
  const page = !isBuilding() && (await haveStarted()) ? withoutNotice(copy) : copy;
  return { props: { page, path, record: null }, revalidate: isBuilding() ? 1 : revalidateS };
}

async function haveStarted() {
  const live = await orNull('live signals', trades().list({ query: { variant: 'live', limit: 1 } }));
  return live !== null && !live.meta.isSample && live.total + live.sealed.length > 0;
}

/**
 * Removes the notice, which may be in a nested block. The JSON round trip loses nothing, because props are JSON anyway.
 */
const withoutNotice = (page: ContentPage) =>
  JSON.parse(JSON.stringify(page, (_, value: unknown) => (value === notStarted ? undefined : value))) as ContentPage;
