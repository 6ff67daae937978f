import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '@/lib/server/kept-answers';

const pack = {
  br: (body: Buffer, quality: number) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body: Buffer, quality: number) => promisify(gzip)(body, { level: quality }),
  identity: (body: Buffer) => Promise.resolve(body),
};

/** Packs a body: quickly for an answer to one person, thoroughly for one that goes out many times. */
export const encodeBody = (body: Buffer, encoding: Encoding, isKept: boolean): Promise<Buffer> =>
  pack[encoding](body, encoding === 'br' ? (isKept ? 9 : 4) : isKept ? 9 : 5);

const packable = /^(text\/|image\/svg|application\/(json|javascript|manifest\+json|xml|rss\+xml|atom\+xml|ld\+json))/;
const leastBytes = 1024;

/** The best encoding that a client takes; 'identity' for what is small or packed already. */
export function chooseEncoding(accepted: string | undefined, type: unknown, bytes: number): Encoding {
  if (bytes < leastBytes || typeof type !== 'string' || !packable.test(type)) return 'identity';
  if (takes(accepted, 'br')) return 'br';
  return takes(accepted, 'gzip') ? 'gzip' : 'identity';
}

const takes = (accepted = '', encoding: string) =>
  accepted.split(',').some((part) => {
    const [name = '', quality = ''] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    return name === encoding && !/^q=0(\.0*)?$/.test(quality);
  });
