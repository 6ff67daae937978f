import type { GetStaticProps } from 'next';
import { verifyPage, verifyScope, type VerifyPageCopy } from '@/lib/content/signals/verify-page';
import { createClient } from '@/lib/client/http/create-client';
import { tradesContract } from '@/lib/contracts/signals/trades';
import { pageHttp } from '@/lib/server/app/page-props/api-client';
import { isBuilding } from '@/lib/server/platform/settings/is-building';

/** `scope`: a sentence with the number of entries that are checked; null while the site is being built. */
export type VerifyProps = { copy: VerifyPageCopy; scope: string | null };

const revalidateS = 60;

/** The build has no database, so the numbers are filled in when the site starts. */
export const getVerifyProps: GetStaticProps<VerifyProps> = async () =>
  isBuilding()
    ? { props: { copy: verifyPage, scope: null }, revalidate: 1 }
    : { props: { copy: verifyPage, scope: await readScope() }, revalidate: revalidateS };

async function readScope() {
  const { list } = createClient(tradesContract, pageHttp());
  const [live, first, last] = await Promise.all([
    list({ query: { variant: 'live', limit: 1 } }),
    list({ query: { variant: 'record', limit: 1, sort: 'fillDate' } }),
    list({ query: { variant: 'record', limit: 1, sort: 'fillDate', dir: 'desc' } }),
  ]);
  return verifyScope({
    live: { signals: live.total + live.sealed.length, isSample: live.meta.isSample },
    record: {
      trades: first.total,
      years: [...first.items, ...last.items].map(({ fillDate }) => fillDate.slice(0, 4)),
    },
  });
}
