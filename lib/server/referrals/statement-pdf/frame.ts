import type { PDFPage } from '@cantoo/pdf-lib';
import { statementFile as copy } from '@/lib/content/referrals/statement-file';
import { monthName, statementCopy } from '@/lib/content/referrals/statements';
import { fullDate } from '@/lib/domain/shared/dates';
import { usdExact } from '@/lib/domain/shared/money';
import { light } from '@/lib/server/platform/mail/look';
import { sizeToFit, toColor, widthOf, writeText } from '@/lib/server/platform/pdf/write-text';
import { amber, margin, right, type Sheet, type StatementFile } from './sheet';

const top = 792 - margin;

/** Draws the header of a page and returns the y where the content begins. */
export function drawHeader(page: PDFPage, { styles }: Sheet, { statement, isSample }: StatementFile): number {
  const y = top - 12;
  writeText(page, copy.program, { x: margin, y }, styles.brand);
  const month = { ...styles.text, align: 'right' as const };
  writeText(page, monthName(statement.month), { x: right, y }, month);
  if (isSample) drawLabel(page, { right: right - widthOf(monthName(statement.month), month) - 12, y }, styles.text);
  drawRule(page, y - 12);
  return y - 30;
}

/** Draws the first page's heading: the payee, the month and the totals. */
export function drawHeading(page: PDFPage, sheet: Sheet, file: StatementFile): number {
  const { styles, payee } = sheet;
  const { statement, preparedAt } = file;
  let y = drawHeader(page, sheet, file) - 14;
  writeText(page, copy.title, { x: margin, y }, styles.title);
  const prepared = preparedAt.toISOString();
  const isOver = prepared.slice(0, 7) > statement.month;
  const facts = [
    { label: copy.payee, text: payee.text, style: styles.payee },
    { label: copy.period, text: copy.days(statement.month, lastDay(statement.month)), style: styles.text },
    { label: copy.prepared, text: fullDate(prepared.slice(0, 10)), style: styles.text },
    { label: copy.account, text: file.payee.id, style: styles.text },
  ];
  y -= 30;
  for (const { label, text, style } of facts) {
    writeText(page, label, { x: margin, y }, styles.label);
    writeText(page, text, { x: margin + 60, y }, { ...style, size: sizeToFit(text, style, right - margin - 60) });
    y -= 16;
  }
  y = drawSums(page, sheet, y - 10, file);
  if (!isOver) {
    writeText(page, copy.notOver, { x: margin, y }, styles.label);
    y -= 16;
  }
  return y - 8;
}

function drawSums(page: PDFPage, { styles }: Sheet, y: number, { statement }: StatementFile): number {
  const { opening, earned, reversed, paid, closing } = copy.sums;
  const sums = [
    [opening, usdExact(statement.openingCents)],
    [earned, usdExact(statement.earnedCents)],
    [reversed, statementCopy.taken(statement.reversedCents)],
    [paid, statementCopy.taken(statement.paidCents)],
    [closing, usdExact(statement.closingCents)],
  ] as const;
  const width = (right - margin) / sums.length;
  page.drawRectangle({
    ...{ x: margin, y: y - 34, width: right - margin, height: 46 },
    ...{ color: toColor(light.paper), borderColor: toColor(light.line), borderWidth: 0.75 },
  });
  for (const [place, [label, sum]] of sums.entries()) {
    const x = margin + place * width + 10;
    writeText(page, label, { x, y: y - 4 }, styles.label);
    writeText(page, sum, { x, y: y - 22 }, { ...styles.strong, size: sizeToFit(sum, styles.strong, width - 16) });
  }
  return y - 54;
}

type Footer = { number: number; of: number; isSample: boolean };

/** Draws the footer: the note and the page number. */
export function drawFooter(page: PDFPage, { styles }: Sheet, { number, of, isSample }: Footer) {
  drawRule(page, 54);
  const note = isSample ? `${copy.note} ${copy.sampleNote}.` : copy.note;
  writeText(page, note, { x: margin, y: 40 }, styles.label);
  writeText(page, copy.page(number, of), { x: right, y: 40 }, { ...styles.label, align: 'right' });
}

function drawLabel(page: PDFPage, at: { right: number; y: number }, style: Sheet['styles']['text']) {
  const width = widthOf(copy.sample, style) + 16;
  const x = at.right - width;
  page.drawRectangle({ x, y: at.y - 5, width, height: 18, borderColor: toColor(amber), borderWidth: 1 });
  writeText(page, copy.sample, { x: x + 8, y: at.y }, { ...style, color: amber });
}

/** Draws a horizontal line across the page. */
export const drawRule = (page: PDFPage, y: number) =>
  page.drawLine({ start: { x: margin, y }, end: { x: right, y }, thickness: 0.75, color: toColor(light.line) });

const lastDay = (month: string) => {
  const [year, number] = month.split('-').map(Number);
  return new Date(Date.UTC(year ?? 0, number ?? 0, 0)).getUTCDate();
};
