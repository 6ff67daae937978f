import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { AppError, type ErrorCode } from '../errors';
import { readForm } from './body';
import { assertSameOriginCall } from './fetch-metadata';
import { readQuery } from './input';

/**
 * A posted form, or why it was rejected. Errors are returned as data, because pages have their own copies of the error
 * classes.
 */
export type VisitorForm =
  { isRead: true; fields: Record<string, string> } | { isRead: false; code: ErrorCode; message: string };

/** Parses a form posted to a page without scripts, by the rules of the API: one value per name. */
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
