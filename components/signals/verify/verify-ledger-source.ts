import { createLedgerVerifier, type LedgerFault, type LedgerSummary } from '@/lib/domain/signals/ledger/verify-ledger';

export type Verdict = { kind: 'good'; summary: LedgerSummary } | { kind: 'bad'; fault: LedgerFault; content: string };

/** The check pauses after this many milliseconds to keep the page responsive. */
const sliceMs = 30;

/** Verifies a ledger in time slices and reports the number of entries after each slice. */
export async function verifyLedgerSource(
  source: ReadableStream<Uint8Array<ArrayBuffer>>,
  { published, today, onProgress }: Options,
): Promise<Verdict> {
  const verifier = createLedgerVerifier(published);
  let until = performance.now() + sliceMs;
  let count = 0;
  for await (const lines of linesOf(source))
    for (const line of lines) {
      const fault = verifier.add(line);
      if (fault) return { kind: 'bad', fault, content: line };
      count += 1;
      if (performance.now() < until) continue;
      onProgress(count - 1);
      await nextTurn();
      until = performance.now() + sliceMs;
    }
  if (count > 0) return { kind: 'good', summary: verifier.summary(today) };
  return { kind: 'bad', fault: { line: 1, entry: 1, reason: 'The file is empty.' }, content: '' };
}

type Options = {
  /** The published hashes by entry number. */
  published: ReadonlyMap<number, string>;
  today: string;
  onProgress: (entries: number) => void;
};

/** Splits a stream into lines. Only a line feed ends a line. */
async function* linesOf(source: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string[]> {
  const reader = source.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const lines = (rest + part.value).split('\n');
    rest = lines.pop() ?? '';
    yield lines;
  }
  if (rest !== '') yield [rest];
}

/** Lets the browser paint and handle input. Uses a message channel, because browsers delay nested timers by 4 ms. */
const nextTurn = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
