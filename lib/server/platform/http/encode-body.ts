import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './response-cache';

const pack = {
  br: (body: Buffer, quality: number) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body: Buffer, quality: number) => promisify(gzip)(body, { level: quality }),
  identity: (body: Buffer) => Promise.resolve(body),
};

/** Compresses a body: quickly for a response that is sent once, more thoroughly for one that is cached. */
export const encodeBody = (body: Buffer, encoding: Encoding, isKept: boolean): Promise<Buffer> =>
  pack[encoding](body, encoding === 'br' ? (isKept ? 9 : 4) : isKept ? 9 : 5);

const packable = /^(text\/|image\/svg|application\/(json|javascript|manifest\+json|xml|rss\+xml|atom\+xml|ld\+json))/;
const minBytes = 1024;

/** The best encoding that the client accepts; 'identity' for a body that is small or already compressed. */
export function chooseEncoding(accepted: string | undefined, type: unknown, bytes: number): Encoding {
  if (bytes < minBytes || typeof type !== 'string' || !packable.test(type)) return 'identity';
  if (takes(accepted, 'br')) return 'br';
  return takes(accepted, 'gzip') ? 'gzip' : 'identity';
}

const takes = (accepted = '', encoding: string) =>
  accepted.split(',').some((part) => {
    // Trimmed after splitting, because a regex with optional spaces around the semicolon would backtrack on runs of
    // spaces.
    const [name = '', quality = ''] = part.split(';').map((one) => one.trim().toLowerCase());
    return name === encoding && !/^q=0(\.0*)?$/.test(quality);
  });
