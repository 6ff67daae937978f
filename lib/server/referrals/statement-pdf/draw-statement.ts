import { setImmediate as turn } from 'node:timers/promises';
import { PDFDocument } from '@cantoo/pdf-lib';
import { statementFile as copy } from '@/lib/content/referrals/statement-file';
import { productName } from '@/lib/content/shared/product';
import { drawFooter, drawHeader, drawHeading } from './frame';
import { openSheet, pageSize, type Sheet, type StatementFile } from './sheet';
import { bodyRows, drawRow, drawTableHead, rowHeight } from './table';

/** Lowest y of a table row in points, above the footer. */
const floor = 72;

/** Draws a statement on US Letter pages with selectable text. Call `makeStatement` instead. */
export async function drawStatement(file: StatementFile): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create();
  const sheet = await openSheet(document, [file.payee.name, file.payee.email, file.payee.id]);
  setMetadata(sheet, file);
  await drawPages(sheet, file);
  const pages = document.getPages();
  for (const [index, page] of pages.entries())
    drawFooter(page, sheet, { number: index + 1, of: pages.length, isSample: file.isSample });
  return Uint8Array.from(await document.save());
}

function setMetadata({ document, payee }: Sheet, { statement, isSample, preparedAt }: StatementFile) {
  document.setTitle(copy.documentTitle(statement.month, payee.text), { showInWindowTitleBar: true });
  document.setAuthor(productName);
  document.setSubject(isSample ? `${copy.program}. ${copy.sampleNote}` : copy.program);
  document.setCreator(productName);
  document.setProducer('pdf-lib');
  document.setLanguage('en-US');
  document.setCreationDate(preparedAt);
  document.setModificationDate(preparedAt);
}

async function drawPages(sheet: Sheet, file: StatementFile) {
  let page = sheet.document.addPage(pageSize);
  let y = drawTableHead(page, sheet, drawHeading(page, sheet, file));
  for (const row of bodyRows(file.statement, file.lines)) {
    if (y - rowHeight < floor) {
      // Yields to the event loop, so that a long month does not block other requests.
      await turn();
      page = sheet.document.addPage(pageSize);
      y = drawTableHead(page, sheet, drawHeader(page, sheet, file));
    }
    y = drawRow(page, sheet, y, row);
  }
}
