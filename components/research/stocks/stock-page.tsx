import type { ReactNode } from 'react';
import { LineFigure } from '@/components/charts/lines/line-figure';
import { Seo } from '@/components/layout/document/seo';
import { Breadcrumbs } from '@/components/ui/navigation/breadcrumbs';
import { ButtonLink } from '@/components/ui/forms/button-link';
import { Notice } from '@/components/ui/feedback/notice';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { SampleTag } from '@/components/ui/tag';
import { TextLink } from '@/components/ui/navigation/text-link';
import { paths } from '@/lib/domain/shared/paths';
import type { StockPart } from '@/lib/domain/research/stock-parts';
import type { StockPageProps } from '@/lib/server/research/stocks/page-props/stocks';
import { CompanyCard } from './company-card';
import { Headlines } from './headlines';
import { PeerTable } from './peer-table';
import { StockCharts } from './stock-charts';
import { StockFigures } from './stock-figures';
import styles from './stock-page.module.css';
import { StockSearch } from './stock-search';

type Slots = {
  /** A button from another feature. */
  action: ReactNode;
};

/** A stock's page; the charts are for members. */
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
          <Section title={`${words.card.title}: ${card.total}`} lead={words.card.lead} id={'card' satisfies StockPart}>
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
