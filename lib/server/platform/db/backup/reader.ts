import { createHash } from 'node:crypto';
import { END_OF_ROWS } from './format';

const LINE_LIMIT = 4 * 1024 * 1024;

/** Splits a backup's text into its lines of JSON and the rows of each table. */
export function readParts(source: AsyncIterable<Buffer>) {
  const chunks = source[Symbol.asyncIterator]();
  const hash = createHash('sha256');
  let rest: Buffer = Buffer.alloc(0);

  const more = async () => {
    const next = await chunks.next();
    if (next.done) throw new Error('it ends too early');
    rest = rest.length === 0 ? next.value : Buffer.concat([rest, next.value]);
  };
  const take = (length: number) => {
    const taken = rest.subarray(0, length);
    rest = rest.subarray(length);
    hash.update(taken);
    return taken;
  };

  return {
    async line(): Promise<Buffer> {
      while (!rest.includes('\n')) {
        if (rest.length > LINE_LIMIT) throw new Error('a line is too long');
        await more();
      }
      return take(rest.indexOf('\n') + 1);
    },
    /** The rows up to the table's end marker, as chunks of whole lines. */
    async *rows(): AsyncGenerator<Buffer> {
      for (;;) {
        const lines = rest.subarray(0, rest.lastIndexOf('\n') + 1);
        const end = lines.indexOf(END_OF_ROWS) === 0 ? 0 : lines.indexOf(`\n${END_OF_ROWS}`) + 1 || undefined;
        if (end !== undefined) {
          if (end > 0) yield take(end);
          take(END_OF_ROWS.length);
          return;
        }
        if (lines.length > 0) yield take(lines.length);
        await more();
      }
    },
    /** Hash of everything read so far. */
    sha256: () => hash.copy().digest('hex'),
    /** Whether the stream ends here. Reading to the end lets gzip verify its own checksum. */
    async isAtEnd(): Promise<boolean> {
      return rest.length === 0 && (await chunks.next()).done === true;
    },
  };
}

export type Parts = ReturnType<typeof readParts>;
