import { LineFigure } from '@/components/charts/lines/line-figure';
import { Seo } from '@/components/layout/document/seo';
import { Section } from '@/components/ui/section';
import { SignedFigure } from '@/components/ui/tables/signed-figure';
import { StatRow } from '@/components/ui/tables/stat-row';
import { TextLink } from '@/components/ui/navigation/text-link';
import { sectorStocksTitle } from '@/lib/domain/research/sectors';
import { paths } from '@/lib/domain/shared/paths';
import type { SectorStocksProps } from '@/lib/server/research/sectors/page-props/sectors';
import { Headlines } from '../news/headlines';
import { SectorCharts } from './charts/sector-charts';
import { SectorHead } from './sector-head';
import { SectorNotes } from './sector-notes';
import styles from './sector-page.module.css';
import { SectorRecord } from './sector-record';
import { SectorTable } from './sector-table';

/** A sector: key figures, index, stocks, charts, timing signals and news. */
export function SectorPage(props: SectorStocksProps) {
  const { sector, path, isSample, figures, index, stocks, sentences, headlines, teasers, notes, record, copy } = props;
  const { slug, name, description, about } = sector;
  const signals = `${paths.timing}?slug=${encodeURIComponent(slug)}`;
  return (
    <>
      <Seo title={sectorStocksTitle(name)} description={about} path={path} />
      <SectorHead sector={sector} title={name} lead={description} current="stocks" isSample={isSample} />
      <div className={styles.first} id="figures">
        <StatRow
          isFramed
          stats={figures.map(({ value, sign, ...figure }) => ({
            ...figure,
            value: sign === undefined ? value : <SignedFigure of={sign}>{value}</SignedFigure>,
          }))}
        />
        {index ? (
          <LineFigure
            name={`${slug}-index`}
            title={copy.index.title}
            subject={name}
            description={copy.index.text}
            level={2}
            drawing={index}
          />
        ) : (
          <p>{copy.index.none}</p>
        )}
      </div>
      <Section title={copy.table.title} lead={copy.table.text} id="stocks">
        {stocks.lines.length > 0 ? <SectorTable {...stocks} /> : <p>{copy.table.empty}</p>}
        <SectorNotes title={copy.notes} notes={notes} sentences={sentences} />
      </Section>
      <SectorCharts copy={copy.charts} slug={slug} isSample={isSample} teasers={teasers} />
      <Section
        title={copy.signals.title}
        lead={copy.signals.text}
        id="signals"
        aside={<TextLink href={signals}>{copy.signals.all}</TextLink>}
      >
        <SectorRecord record={record} href={signals} />
      </Section>
      <Section
        title={copy.news.title}
        id="news"
        aside={<TextLink href={paths.sectorNews(slug)}>{copy.news.all}</TextLink>}
      >
        {headlines && headlines.length > 0 ? (
          <Headlines stories={headlines} copy={copy.news} />
        ) : (
          <p>{copy.news.none}</p>
        )}
      </Section>
    </>
  );
}
