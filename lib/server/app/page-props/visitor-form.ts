import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { failure } from '@/lib/contracts/shared/failure';
import type { Endpoint } from '@/lib/contracts/shared/endpoint';
import { settings } from '@/lib/server/platform/settings/env';
import { app, createForwarder } from '../app';
import { readForm } from '@/lib/server/platform/http/body';
import { refuseForeignCalls } from '@/lib/server/platform/http/fetch-metadata';
import { readQuery } from '@/lib/server/platform/http/input';

/** Parses a form posted to a page without scripts: one value per name, by the rules of the API. */
export async function readVisitorForm(request: IncomingMessage): Promise<Record<string, string>> {
  const headers = headersOf(request);
  refuseForeignCalls({ method: 'POST' }, headers);
  const body = Readable.toWeb(request) as Request['body'];
  return readQuery(new URLSearchParams(await readForm({ headers, body })));
}

export type Called =
  | { isDone: true; status: number; answer: unknown }
  | { isDone: false; status: number; message: string; fields: Record<string, string>; retryAfter: string | null };

/** Calls the API on behalf of the visitor: limits count the visitor's address. */
export async function callForVisitor(request: IncomingMessage, endpoint: Endpoint, body: unknown): Promise<Called> {
  const api = settings().apiBaseUrl ? createForwarder() : app;
  const call = new Request(`http://api.invalid${endpoint.path}`, {
    method: endpoint.method,
    headers: { ...pick(request, ['user-agent', 'x-forwarded-for']), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const response = await api.fetch(call, { incoming: request });
  const answer = (await response.json()) as unknown;
  const { status } = response;
  if (response.ok) return { isDone: true, status, answer };
  const { message, fields = {} } = failure.parse(answer).data;
  return { isDone: false, status, message, fields, retryAfter: response.headers.get('retry-after') };
}

function pick({ headers }: IncomingMessage, names: string[]) {
  const found = names.map((name) => [name, headers[name]] as const);
  return Object.fromEntries(found.filter((pair): pair is readonly [string, string] => typeof pair[1] === 'string'));
}

function headersOf({ headers }: IncomingMessage) {
  const pairs = Object.entries(headers).filter((pair): pair is [string, string] => typeof pair[1] === 'string');
  return new Headers(pairs);
}
