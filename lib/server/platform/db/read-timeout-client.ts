import { Socket } from 'node:net';
import pg from 'pg';

/**
 * A connection that is closed if the server sends nothing for a given time during a query. The driver's own timeout
 * fires before pending data is read, so a process whose event loop was blocked, for example while loading all pages on
 * a busy machine, would time out although the response has arrived.
 */
export class ReadTimeoutClient extends pg.Client {
  constructor({ patience, ...options }: pg.ClientConfig & { patience: number }) {
    const socket = new Socket();
    super({ ...options, stream: () => socket });
    let asked = 0;
    const isAnswered = () => void ((asked -= 1) === 0 && socket.setTimeout(0));
    socket.on('timeout', () => {
      const bytesBefore = socket.bytesRead;
      // Pending data is read before this callback runs.
      setImmediate(() => {
        if (asked > 0 && socket.bytesRead === bytesBefore) socket.destroy(new Error('Query read timeout'));
      });
    });

    // Casts are needed because the driver's `query` has seven overloads. Arguments are passed through unchanged, except
    // for a callback.
    const ask = (...words: unknown[]) => (super.query as (...words: unknown[]) => unknown).apply(this, words);
    this.query = ((...words: unknown[]) => {
      asked += 1;
      socket.setTimeout(patience);
      const call = words.at(-1);
      if (typeof call === 'function')
        return ask(...words.slice(0, -1), (...results: unknown[]) => {
          isAnswered();
          (call as (...results: unknown[]) => void)(...results);
        });
      const answer = ask(...words);
      if (answer instanceof Promise) answer.then(isAnswered, isAnswered);
      else isAnswered();
      return answer;
    }) as typeof this.query;
  }
}
