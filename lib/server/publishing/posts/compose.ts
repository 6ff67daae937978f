import { escapeXml } from '@/lib/domain/shared/xml';
import type { Visibility } from '@/lib/domain/membership/visibilities';
import type { PostPart } from '@/lib/domain/publishing/posts';
import { cutAtWord, lengthOf, teaserLimit } from '@/lib/domain/shared/text/teaser';
import { AppError } from '@/lib/server/platform/errors';
import { toBlocks, type Block, type Written } from './to-blocks';

export type Composed = { parts: PostPart[]; teaser: PostPart[]; words: number; tickers: string[] };

/** Compiles a post: the full text, its public part, and the stocks that it mentions. */
export function compose(markdown: string): Composed {
  const written = toBlocks(markdown);
  if (written.blocks.length === 0) throw new AppError('unprocessable', 'The post has no text.');
  if (written.marker !== null && written.marker >= written.blocks.length)
    throw new AppError('unprocessable', 'There is no text below the marker, so the whole post would be public.');
  const text = written.blocks.map((block) => block.text).join(' ');
  return {
    parts: toParts(written.blocks),
    teaser: toParts(teaserOf(written)),
    words: text.split(/\s+/).filter((word) => word !== '').length,
    tickers: [...new Set(written.blocks.flatMap(({ tickers }) => tickers))],
  };
}

/** The blocks above the marker. Without a marker, as many as fit the limit, cut at a word boundary. */
function teaserOf({ blocks, marker }: Written): Block[] {
  if (marker !== null) return blocks.slice(0, marker);
  let room = teaserLimit(lengthOf(blocks.map(({ text }) => text).join(' ')));
  const teaserBlocks: Block[] = [];
  for (const block of blocks) {
    const length = lengthOf(block.text);
    if (length > room) {
      if (block.isParagraph || teaserBlocks.length === 0) teaserBlocks.push(cutBlock(block, room));
      break;
    }
    teaserBlocks.push(block);
    room -= length;
  }
  return teaserBlocks;
}

/** Cuts the plain text, because cutting markup or a link could change its meaning. */
function cutBlock({ text }: Block, room: number): Block {
  const html = `<p>${escapeXml(cutAtWord(text, room))}</p>`;
  return { html, text, isParagraph: true, tickers: [] };
}

/** Adds a stock's small chart after the block that first mentions it. */
function toParts(blocks: readonly Block[]): PostPart[] {
  const seen = new Set<string>();
  const parts: PostPart[] = [];
  for (const { html, tickers } of blocks) {
    const last = parts.at(-1);
    if (last?.kind === 'text') last.html += `\n${html}`;
    else parts.push({ kind: 'text', html });
    for (const ticker of tickers.filter((one) => !seen.has(one))) {
      seen.add(ticker);
      parts.push({ kind: 'stock', ticker });
    }
  }
  return parts;
}

/** What the public part is about: the stocks that it mentions, and the first sector that it links to. */
export function publicSubjects({ parts, teaser }: Composed, visibility: Visibility) {
  const shown = visibility === 'public' ? parts : teaser;
  const html = shown.map((part) => (part.kind === 'text' ? part.html : '')).join('');
  return {
    publicTickers: shown.flatMap((part) => (part.kind === 'stock' ? part.ticker : [])),
    publicSector: /href="\/stock-insights-by-sector\/([a-z0-9-]+)"/.exec(html)?.[1] ?? null,
  };
}
