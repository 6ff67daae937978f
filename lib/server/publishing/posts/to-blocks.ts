import { Marked, type Token } from 'marked';
import { isTicker } from '@/lib/domain/market/tickers';
import { paths } from '@/lib/domain/shared/paths';
import { plainText } from '@/lib/server/providers/market-data/clean-news';
import { cleanHtml } from './clean-html';

/** A top-level block of a post, such as a paragraph, list or table. Only a teaser's end may cut one. */
export type Block = {
  html: string;
  text: string;
  isParagraph: boolean;
  /** Tickers mentioned in the form `$AAPL`. */
  tickers: string[];
};

export type Written = {
  blocks: Block[];
  /** Number of blocks before the marker; null without a marker. */
  marker: number | null;
};

const markerSign = /^<!--\s*more\s*-->\s*$/;
const longest = 100_000;

const marked = new Marked({ gfm: true, breaks: false });
marked.use({
  extensions: [
    {
      name: 'ticker',
      level: 'inline',
      start: (source) => source.indexOf('$'),
      tokenizer(source) {
        const [raw, ticker] = /^\$([A-Z][A-Z0-9]{0,8}(?:[.-][A-Z])?)(?![\w])/.exec(source) ?? [];
        return raw !== undefined && isTicker(ticker) ? { type: 'ticker', raw, ticker } : undefined;
      },
      renderer: (token) => tickerLink(String(token['ticker'])),
    },
  ],
});

/** Converts Markdown to blocks of sanitized HTML. */
export function toBlocks(markdown: string): Written {
  const tokens = marked.lexer(markdown);
  const blocks: Block[] = [];
  let marker: number | null = null;
  for (const token of tokens) {
    if (token.type === 'html' && markerSign.test(token.raw)) marker ??= blocks.length;
    else {
      const html = cleanHtml(marked.parser([token])).trim();
      const text = plainText(html, longest);
      if (text === '' && token.type !== 'hr') continue;
      blocks.push({ html, text, isParagraph: token.type === 'paragraph', tickers: tickersIn(token) });
    }
  }
  return { blocks, marker };
}

function tickersIn(token: Token) {
  const found = new Set<string>();
  void marked.walkTokens([token], (inner) => {
    if (inner.type === 'ticker') found.add(String(inner['ticker']));
  });
  return [...found];
}

const tickerLink = (ticker: string) => `<a href="${paths.stock(ticker)}">${ticker}</a>`;
