import { sampleNote, samplePrefix } from '@/lib/content/research/stories';
import type { DateOnly } from '@/lib/domain/shared/dates';
import type { Tx } from '@/lib/server/platform/db/pool';
import { newsArticles, newsSymbols } from '@/lib/server/platform/db/schema/news';
import { insertRows } from '../insert-rows';
import type { ListedSector } from '../sectors';
import type { Sampled } from '../write';
import { chooseStories } from './choose-stories';

/**
 * Inserts stories generated from the sample's own numbers. Each states that it is a sample, quotes no person and has no
 * URL.
 */
export async function writeStories(
  tx: Tx,
  sampled: readonly Sampled[],
  sectors: readonly ListedSector[],
  today: DateOnly,
) {
  const rows = chooseStories(sampled, sectors, today).map(({ id, headline, summary, day, tickers }, index) => {
    // After the close in New York, and minutes apart so that their order is defined.
    const publishedAt = new Date(
      `${day}T21:${String(index % 60).padStart(2, '0')}:${String(index % 59).padStart(2, '0')}Z`,
    );
    const mark = { origin: 'market' as const, publisher: 'Sample feed', source: 'sample', isSample: true };
    const text = { id, headline: `${samplePrefix}${headline}`, summary: `${summary} ${sampleNote}` };
    return { tickers, row: { ...text, ...mark, publishedAt, asOf: publishedAt, fingerprint: `sample ${id}` } };
  });
  await insertRows(
    tx,
    newsArticles,
    rows.map(({ row }) => row),
  );
  const links = rows.flatMap(({ row: { id, publishedAt }, tickers }) =>
    tickers.map((ticker) => ({ ticker, articleId: id, publishedAt })),
  );
  await insertRows(tx, newsSymbols, links);
}
