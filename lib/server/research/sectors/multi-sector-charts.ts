import type { Chart, RawChart } from '@/lib/contracts/shared/market-meta';
import { sectorsCharts } from '@/lib/domain/research/research';
import { defaultSectorSlugs } from '@/lib/domain/research/sectors';
import { dataKindOf, metricOf, metricOfChart } from '@/lib/domain/research/sector-metrics';
import { now } from '@/lib/server/platform/clock';
import { toFreshness } from '@/lib/domain/market/market-refresh';
import { listMetric } from './sector-charts-repository';
import { metricNotes, usedNote } from './chart-notes';
import { marketMeta } from '@/lib/server/market/market-meta';
import { notAmong, unknownSector } from '@/lib/server/market/market-errors';
import { readMemberFigures } from './member-figures';

type Asked = { type?: 'raw' | undefined; slugs?: string | undefined };

/** A metric of several sectors side by side. With `type=raw`, the members' values of the same years. */
export async function readSectorsChart(name: string, { type, slugs: listed }: Asked): Promise<Chart | RawChart> {
  const metric = sectorsCharts.some((known) => known === name) ? metricOfChart(name) : undefined;
  if (!metric) throw notAmong('chart', sectorsCharts, 'not_found');
  const slugs = [...new Set(listed?.split(',') ?? defaultSectorSlugs)];
  const { title, unit } = metricOf(metric);
  const [lines, rows] = await Promise.all([
    listMetric({ slugs, metric, kind: dataKindOf(metric) }),
    type === 'raw' ? readMemberFigures(metric, { slugs }) : [],
  ]);
  const found = slugs.flatMap((slug) => lines.find(({ sector }) => sector.slug === slug)?.sector ?? []);
  // Only sectors named in the request must exist: a site may have removed one of the six defaults of the specification.
  if (listed !== undefined && found.length < slugs.length) throw await unknownSector('bad_request');
  const figures = lines.flatMap((line) => line.figures);
  const freshness = toFreshness(dataKindOf(metric), lines[0]?.freshness, now());
  const valueOf = (slug: string, at: string) =>
    figures.find((one) => one.slug === slug && one.at === at)?.value ?? null;
  if (type === 'raw') {
    const shown = rows.filter(({ slug, at }) => figures.some((one) => one.slug === slug && one.at === at));
    return {
      rows: shown.map(({ slug, ticker, at, value }) => ({ sector: slug, symbol: ticker, at, value })),
      meta: marketMeta(shown, { freshness, notes: metricNotes(metric) }),
    };
  }
  const years = [...new Set(figures.map(({ at }) => at))].toSorted();
  return {
    title: `${title} by sector`,
    series: found.map(({ slug, name: label }) => ({ key: slug, label, unit })),
    points: years.map((at) => ({ at, values: found.map(({ slug }) => valueOf(slug, at)) })),
    meta: marketMeta(figures, {
      freshness,
      notes: [
        ...metricNotes(metric),
        ...found.flatMap(({ slug, name: label }) =>
          usedNote(figures.filter((one) => one.slug === slug)).map((note) => `${label}, ${note}`),
        ),
      ],
    }),
  };
}
