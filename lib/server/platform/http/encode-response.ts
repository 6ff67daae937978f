import { chooseEncoding, encodeBody, isCompressible } from './encode-body';

/** Compresses the body of a response when the client accepts that. */
export async function encodeResponse(response: Response, { method, headers }: Request): Promise<Response> {
  const type = response.headers.get('content-type');
  if (!isCompressible(type) || response.headers.has('content-encoding')) return response;
  response.headers.append('Vary', 'Accept-Encoding');
  const accepted = headers.get('accept-encoding') ?? undefined;
  if (method === 'HEAD' || !response.body || accepted === undefined) return response;
  const body = Buffer.from(await response.arrayBuffer());
  const encoding = chooseEncoding(accepted, type, body.length);
  const encoded = new Headers(response.headers);
  if (encoding !== 'identity') encoded.set('Content-Encoding', encoding);
  return new Response(Uint8Array.from(await encodeBody(body, encoding, false)), {
    status: response.status,
    headers: encoded,
  });
}
