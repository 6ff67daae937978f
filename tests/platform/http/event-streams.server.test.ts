import { describe, expect, it } from 'vitest';
import { createEventStreams } from '@/lib/server/platform/http/event-streams';

const reader = (name: string, network = name) => ({ accountId: name, sessionId: `${name}-session`, network });

function open(heartbeatMs = 15_000) {
  const asked: string[][] = [];
  const texts = new Map<string, string | null>();
  let failure: Error | undefined;
  const streams = createEventStreams({
    event: 'news',
    read: (readers) => {
      asked.push(readers.map(({ accountId }) => accountId));
      if (failure) return Promise.reject(failure);
      return Promise.resolve(readers.map(({ accountId }) => texts.get(accountId) ?? null));
    },
    // The tests trigger each poll themselves.
    ...{ pollMs: 1_000_000, heartbeatMs, maxPerAccount: 2, maxPerNetwork: 2, max: 3 },
  });
  return { streams, asked, texts, fail: (error: Error) => (failure = error) };
}

const read = async (stream: ReadableStream<Uint8Array>) => {
  const part = await stream.getReader().read();
  return part.value && new TextDecoder().decode(part.value);
};
async function all(stream: ReadableStream<Uint8Array>) {
  let text = '';
  for await (const part of stream) text += new TextDecoder().decode(part);
  return text;
}

describe('[A10] event streams', () => {
  it('share one read for all readers, and send what changed', async () => {
    const { streams, asked, texts } = open();
    const [one, two] = [streams.open(reader('one'), '1'), streams.open(reader('two'), '1')];
    texts.set('one', '1').set('two', '2');
    await streams.poll();
    expect(asked).toEqual([['one', 'two']]);
    streams.closeAll();
    expect(await all(one)).toBe('event: news\ndata: 1\n\n');
    expect(await all(two)).toBe('event: news\ndata: 1\n\nevent: news\ndata: 2\n\n');
  });

  it('send a heartbeat when nothing changed for that long', async () => {
    const { streams, texts } = open(0);
    const stream = streams.open(reader('one'), '1');
    texts.set('one', '1');
    await streams.poll();
    streams.closeAll();
    expect(await all(stream)).toBe('event: news\ndata: 1\n\n: heartbeat\n\n');
  });

  it('are limited per account and in total', () => {
    const { streams } = open();
    streams.open(reader('one'), '1');
    streams.open(reader('one'), '1');
    expect(() => streams.open(reader('one'), '1')).toThrow('Too many live connections');
    streams.open(reader('two'), '1');
    expect(() => streams.open(reader('three'), '1')).toThrow('Too many live connections');
    streams.closeAll();
    expect(streams.count()).toBe(0);
  });

  it('[R61] leave room for others when one network opens as many as it can', () => {
    const { streams } = open();
    streams.open(reader('one', 'office'), '1');
    streams.open(reader('two', 'office'), '1');
    expect(() => streams.open(reader('three', 'office'), '1')).toThrow('Too many live connections');
    streams.open(reader('three', 'home'), '1');
    streams.closeAll();
    expect(streams.count()).toBe(0);
  });

  it('end when the data cannot be read, so that no reader sees outdated figures as current', async () => {
    const { streams, fail } = open();
    const stream = streams.open(reader('one'), '1');
    fail(new Error('The database is away.'));
    await streams.poll();
    expect(await all(stream)).toBe('event: news\ndata: 1\n\n');
    expect(streams.count()).toBe(0);
  });

  it('end for a client that does not read', async () => {
    const { streams, texts } = open();
    streams.open(reader('slow'), '0');
    for (let round = 1; round <= 20; round += 1) {
      texts.set('slow', String(round));
      await streams.poll();
    }
    expect(streams.count()).toBe(0);
  });

  it('are closed when a client leaves, and nothing more is read for it', async () => {
    const { streams, asked } = open();
    const stream = streams.open(reader('one'), '1');
    expect(await read(streams.open(reader('two'), '1'))).toContain('data: 1');
    streams.closeAll();
    const again = streams.open(reader('one'), '1');
    await again.cancel();
    await stream.cancel();
    await streams.poll();
    expect([streams.count(), asked]).toEqual([0, []]);
  });
});
