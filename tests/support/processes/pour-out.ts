import type { ServerResponse } from 'node:http';

const chunk = Buffer.alloc(256 * 1024, 32);
const all = 100 * 1024 * 1024;

/** Responds with 100 MB as fast as the client reads; reports how many bytes were sent. */
export function pourOut(response: ServerResponse, status: number) {
  let poured = 0;
  response.writeHead(status, { 'Content-Type': 'application/json' });
  const pour = () => {
    while (!response.destroyed && poured < all) {
      poured += chunk.length;
      if (!response.write(chunk)) return void response.once('drain', pour);
    }
  };
  pour();
  return () => poured;
}
