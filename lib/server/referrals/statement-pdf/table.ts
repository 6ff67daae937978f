import type { PDFPage } from '@cantoo/pdf-lib';
import { ledgerLabels, levelNames } from '@/lib/content/referrals/sale-trace';
import { statementFile as copy } from '@/lib/content/referrals/statement-file';
import type { Statement } from '@/lib/contracts/referrals/statements';
import { dayOf } from '@/lib/domain/shared/dates';
import { usdExact } from '@/lib/domain/shared/money';
import { percent } from '@/lib/domain/shared/percent';
import { sizeToFit, writeText } from '@/lib/server/platform/pdf/write-text';
import type { StatementLine } from '../earnings/statements-repository';
import { drawRule } from './frame';
import { margin, right, type Sheet } from './sheet';

export const rowHeight = 15;

/** Column widths in points; numbers are right-aligned. */
const columns = [
  { width: 50, isFigure: false },
  { width: 92, isFigure: false },
  { width: 58, isFigure: false },
  { width: 112, isFigure: false },
  { width: 62, isFigure: true },
  { width: 36, isFigure: true },
  { width: 60, isFigure: true },
  { width: right - margin - 470, isFigure: true },
] as const;

type Row = { cells: readonly string[]; isStrong: boolean };

/** The opening balance, each entry with the balance after it, and the closing balance. */
export function bodyRows({ openingCents, closingCents }: Statement, lines: readonly StatementLine[]): Row[] {
  let balance = openingCents;
  const entries = lines.map((line): Row => {
    balance += line.cents;
    return { cells: [...cellsOf(line), usdExact(balance)], isStrong: false };
  });
  return [toBalance(copy.sums.opening, openingCents), ...entries, toBalance(copy.sums.closing, closingCents)];
}

const toBalance = (label: string, cents: number): Row => ({
  cells: ['', label, '', '', '', '', '', usdExact(cents)],
  isStrong: true,
});

const cellsOf = ({ at, kind, level, invoiceId, revenueCents, cutBp, cents }: StatementLine) => [
  dayOf(new Date(at).toISOString()),
  ledgerLabels[kind],
  levelNames[level],
  invoiceId,
  usdExact(revenueCents),
  percent(cutBp),
  usdExact(cents),
];

/** Draws the column names and returns the y of the first row. */
export function drawTableHead(page: PDFPage, { styles }: Sheet, y: number): number {
  drawCells(page, y, copy.columns, styles.label);
  drawRule(page, y - 5);
  return y - rowHeight - 3;
}

/** Draws a row and returns the y of the next one. */
export function drawRow(page: PDFPage, { styles }: Sheet, y: number, { cells, isStrong }: Row): number {
  drawCells(page, y, cells, isStrong ? styles.strongCell : styles.cell);
  return y - rowHeight;
}

function drawCells(page: PDFPage, y: number, cells: readonly string[], style: Sheet['styles']['cell']) {
  let x = margin;
  for (const [place, { width, isFigure }] of columns.entries()) {
    const text = cells[place] ?? '';
    const size = sizeToFit(text, style, width - 6);
    if (text !== '')
      writeText(page, text, { x: isFigure ? x + width : x, y }, { ...style, size, align: isFigure ? 'right' : 'left' });
    x += width;
  }
}
