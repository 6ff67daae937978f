import { Seo } from '@/components/layout/seo';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { ErrorState } from '@/components/ui/error-state';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { Skeleton } from '@/components/ui/skeleton';
import { TextLink } from '@/components/ui/text-link';
import { useIsHydrated } from '@/lib/client/use-is-hydrated';
import { useLate } from '@/lib/client/use-late';
import { offline } from '@/lib/content/frame';
import { compareWords as words, stockWords } from '@/lib/content/stocks';
import { paths } from '@/lib/domain/paths';
import type { CompareProps } from '@/lib/server/page-props/compare';
import styles from './compare-page.module.css';

const loadTool = async () => (await import('./compare-tool')).CompareTool;

/** Up to five stocks on one measure. What is compared stands in the address; the tool comes once the page works. */
export function ComparePage({ tickers }: CompareProps) {
  const { part: CompareTool, isLost, retry } = useLate(loadTool, useIsHydrated());
  return (
    <>
      <Seo title={words.title} description={words.description} path={paths.compare} />
      <PageHeader
        trail={<Breadcrumbs trail={[{ label: stockWords.research, href: paths.sectors }]} />}
        title={words.title}
        lead={words.lead}
      />
      <Section>
        <noscript>
          <p className={styles.note}>{words.needsScripts}</p>
          <ul>
            {tickers.map((ticker) => (
              <li key={ticker}>
                <TextLink href={paths.stock(ticker)}>{ticker}</TextLink>
              </li>
            ))}
          </ul>
        </noscript>
        <div data-needs-scripts="" className={styles.tool}>
          {CompareTool ? (
            <CompareTool />
          ) : isLost ? (
            <ErrorState title={words.lost} onRetry={retry}>
              {offline}
            </ErrorState>
          ) : (
            <Skeleton label={words.loading} lines={8} />
          )}
        </div>
      </Section>
    </>
  );
}
