import type { ReactNode } from 'react';
import { LineFigure } from '@/components/charts/line-figure';
import { Seo } from '@/components/layout/seo';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { ButtonLink } from '@/components/ui/button-link';
import { Notice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { SampleTag } from '@/components/ui/tag';
import { TextLink } from '@/components/ui/text-link';
import { paths } from '@/lib/domain/paths';
import type { StockPart } from '@/lib/domain/stock-parts';
import type { StockPageProps } from '@/lib/server/page-props/stocks';
import { CompanyCard } from './company-card';
import { Headlines } from './headlines';
import { PeerTable } from './peer-table';
import { StockCharts } from './stock-charts';
import { StockFigures } from './stock-figures';
import styles from './stock-page.module.css';
import { StockSearch } from './stock-search';

type Slots = {
  /** What a reader can do with the stock: another feature's button. */
  action: ReactNode;
};

/** One stock: what it is, what it costs, how it does, and for members everything in detail. */
export function StockPage({
  stock,
  facts,
  figures,
  year,
  card,
  peers,
  headlines,
  words,
  compareHref,
  action,
}: StockPageProps & Slots) {
  const { ticker, sectors, isSample, isFund } = stock;
  return (
    <>
      <Seo title={words.title} description={words.description} path={paths.stock(ticker)} />
      <PageHeader
        trail={<Breadcrumbs trail={[{ label: words.research, href: paths.sectors }]} />}
        title={words.title}
        lead={
          <>
            {facts.join(' · ')} {isSample ? <SampleTag /> : null}
          </>
        }
      >
        {action}
        <ButtonLink href={compareHref} size="large" weight="outline">
          {words.compare}
        </ButtonLink>
      </PageHeader>
      <StockFigures figures={figures} meaning={words.notMeaningful} />
      <Section>
        <div className={styles.top}>
          <div id={'year' satisfies StockPart}>
            {year ? (
              <LineFigure
                name={`${ticker.toLowerCase()}-year`}
                title={words.year.title}
                description={words.year.text}
                level={2}
                drawing={year}
              />
            ) : (
              <p>{words.year.none}</p>
            )}
          </div>
          <div className={styles.side}>
            <StockSearch words={words.search} />
            {sectors.length > 0 ? (
              <nav aria-label={words.sectors}>
                <p className={styles.label}>{words.sectors}</p>
                <ul>
                  {sectors.map(({ slug, name: sector }) => (
                    <li key={slug}>
                      <TextLink href={paths.sectorStocks(slug)}>{sector}</TextLink>
                    </li>
                  ))}
                </ul>
              </nav>
            ) : null}
            <TextLink href={paths.stockRequests}>{words.request}</TextLink>
          </div>
        </div>
      </Section>
      <Section title={words.charts.title} lead={words.charts.text}>
        <StockCharts ticker={ticker} words={words.charts} />
      </Section>
      {isFund ? null : (
        <>
          <Section title={words.card.title} lead={words.card.lead} id={'card' satisfies StockPart} aside={card.total}>
            <CompanyCard groups={card.groups} words={words.card} />
          </Section>
          <Section title={words.peers.title} lead={words.peers.text} id={'peers' satisfies StockPart}>
            {peers && peers.rows.length > 0 ? <PeerTable peers={peers} /> : <p>{words.peers.none}</p>}
          </Section>
        </>
      )}
      <Section title={words.news.title} id={'news' satisfies StockPart} isSplit>
        <div>
          {headlines === null ? <Notice>{words.news.failed}</Notice> : null}
          {headlines?.length === 0 ? <p>{words.news.none}</p> : null}
          {headlines && headlines.length > 0 ? <Headlines stories={headlines} words={words.news.story} /> : null}
        </div>
      </Section>
      <Section>
        <p className={styles.source}>{words.source}</p>
      </Section>
    </>
  );
}
