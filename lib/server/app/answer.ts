import type { Context } from 'hono';
import { isFileEndpoint, type Endpoint } from '@/lib/contracts/shared/endpoint';
import { chooseEncoding, encodeBody } from '@/lib/server/platform/http/encode-body';
import { Serialized } from '@/lib/server/platform/serialized';

type Body = string | Uint8Array<ArrayBuffer>;

/** The body of a response: bytes for a file endpoint, otherwise text. */
export function toBody(endpoint: Endpoint, answer: unknown): Body {
  if (!isFileEndpoint(endpoint)) return toText(endpoint, answer);
  const file = parseAnswer(endpoint, answer);
  if (!(file instanceof Uint8Array)) throw new Error(`${endpoint.method} ${endpoint.path} returned no bytes.`);
  return Uint8Array.from(file);
}

/** The body of a response as JSON or other text. */
export function toText(endpoint: Endpoint, answer: unknown): string {
  if (answer instanceof Serialized) return answer.text;
  const parsed = parseAnswer(endpoint, answer);
  return endpoint.produces ? String(parsed) : JSON.stringify(parsed);
}

/** Validates a response against its schema. One that does not match is our own error and becomes a 500. */
function parseAnswer(endpoint: Endpoint, answer: unknown): unknown {
  const parsed = endpoint.response.safeParse(answer);
  if (!parsed.success)
    throw new Error(
      `The response of ${endpoint.method} ${endpoint.path} does not match its contract: ${parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.code}`).join(', ')}`,
    );
  return parsed.data;
}

/** Sends a body with its caching headers, compressed if that makes it smaller. */
export async function sendAnswer(endpoint: Endpoint, body: Body, c: Context): Promise<Response> {
  const shared = endpoint.sharedForS;
  c.header(
    'Cache-Control',
    shared === undefined
      ? 'private, no-store'
      : `public, max-age=0, s-maxage=${shared}, stale-while-revalidate=${shared * 10}`,
  );
  c.header('Vary', 'Authorization, Origin, Sec-Fetch-Site, Accept-Encoding');
  const type = typeOf(endpoint);
  c.header('Content-Type', type);
  const status = endpoint.produces ? 200 : (endpoint.status ?? 200);
  const encoding = chooseEncoding(c.req.header('accept-encoding'), type, body.length);
  if (encoding === 'identity') return c.body(body, status);
  c.header('Content-Encoding', encoding);
  return c.body(Uint8Array.from(await encodeBody(Buffer.from(body), encoding, false)), status);
}

const typeOf = (endpoint: Endpoint) => {
  if (!endpoint.produces) return 'application/json';
  return isFileEndpoint(endpoint) ? endpoint.produces : `${endpoint.produces}; charset=utf-8`;
};
