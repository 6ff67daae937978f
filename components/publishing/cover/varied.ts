const step = 0x01_00_01_93;

/** Numbers from 0 to 1 that depend on a text only: the same picture on the server, in the browser and tomorrow. */
export function varied(seed: string, count: number): number[] {
  let hash = 0x81_1c_9d_c5;
  for (const letter of seed) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), step);
  return Array.from({ length: count }, (_, at) => {
    hash = Math.imul(hash ^ (hash >>> 15) ^ at, 0x2c_1b_3c_6d);
    return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
  });
}
