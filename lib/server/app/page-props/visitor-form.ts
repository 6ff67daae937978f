import type { IncomingMessage } from 'node:http';
import { failure } from '@/lib/contracts/shared/failure';
import type { Endpoint } from '@/lib/contracts/shared/endpoint';
import { AppError } from '@/lib/server/platform/errors';
import { siteServices } from '@/lib/server/platform/site-services';

/** The fields of a form posted to a page without scripts. Throws if the form is rejected. */
export async function readVisitorForm(request: IncomingMessage): Promise<Record<string, string>> {
  const form = await siteServices().readVisitorForm(request);
  if (!form.isRead) throw new AppError(form.code, form.message);
  return form.fields;
}

export type Called =
  | { isDone: true; status: number; answer: unknown }
  | { isDone: false; status: number; message: string; fields: Record<string, string>; retryAfter: string | null };

/** Calls the API on behalf of the visitor, so that rate limits apply to the visitor's IP address. */
export async function callForVisitor(request: IncomingMessage, endpoint: Endpoint, body: unknown): Promise<Called> {
  const call = new Request(`http://api.invalid${endpoint.path}`, {
    method: endpoint.method,
    headers: { ...pick(request, ['user-agent', 'x-forwarded-for']), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const response = await siteServices().callApi(call, { incoming: request });
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
