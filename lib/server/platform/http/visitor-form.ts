import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { AppError, type ErrorCode } from '../errors';
import { readForm } from './body';
import { assertSameOriginCall } from './fetch-metadata';
import { readQuery } from './input';

/** A posted form, or why it was rejected: error classes are not shared with pages, so an error is data. */
export type VisitorForm =
  { isRead: true; fields: Record<string, string> } | { isRead: false; code: ErrorCode; message: string };

/** Parses a form posted to a page without scripts: one value per name, by the rules of the API. */
export async function readVisitorForm(request: IncomingMessage): Promise<VisitorForm> {
  try {
    const headers = headersOf(request);
    assertSameOriginCall({ method: 'POST' }, headers);
    const body = Readable.toWeb(request) as Request['body'];
    return { isRead: true, fields: readQuery(new URLSearchParams(await readForm({ headers, body }))) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { isRead: false, code: error.code, message: error.message };
  }
}

function headersOf({ headers }: IncomingMessage) {
  const pairs = Object.entries(headers).filter((pair): pair is [string, string] => typeof pair[1] === 'string');
  return new Headers(pairs);
}
