import { Socket } from 'node:net';
import pg from 'pg';

/**
 * A connection that is given up when the server says nothing for so long although it was asked. The driver has a limit of
 * its own, which looks at its watch before it looks at its letters: a process that was held up itself, as by the loading
 * of all pages on a busy machine, takes an answer that has long arrived for silence.
 */
export class PatientClient extends pg.Client {
  constructor({ patience, ...options }: pg.ClientConfig & { patience: number }) {
    const socket = new Socket();
    super({ ...options, stream: () => socket });
    let asked = 0;
    const isAnswered = () => void ((asked -= 1) === 0 && socket.setTimeout(0));
    socket.on('timeout', () => {
      const heard = socket.bytesRead;
      // What has arrived is read before the next turn of the loop comes.
      setImmediate(() => {
        if (asked > 0 && socket.bytesRead === heard) socket.destroy(new Error('Query read timeout'));
      });
    });

    // Casts, because the driver lets one ask in seven ways: each goes on as it came.
    const ask = (...words: unknown[]) => (super.query as (...words: unknown[]) => unknown).apply(this, words);
    this.query = ((...words: unknown[]) => {
      asked += 1;
      socket.setTimeout(patience);
      const call = words.at(-1);
      if (typeof call === 'function')
        return ask(...words.slice(0, -1), (...heard: unknown[]) => {
          isAnswered();
          (call as (...heard: unknown[]) => void)(...heard);
        });
      const answer = ask(...words);
      if (answer instanceof Promise) answer.then(isAnswered, isAnswered);
      else isAnswered();
      return answer;
    }) as typeof this.query;
  }
}
