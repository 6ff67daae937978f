const step = 0x01_00_01_93;

/**
 * Returns pseudorandom numbers from 0 to 1 that depend only on the seed, so that a picture is always the same, on the
 * server and in the browser.
 */
export function varied(seed: string, count: number): number[] {
  let hash = 0x81_1c_9d_c5;
  for (const letter of seed) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), step);
  return Array.from({ length: count }, (_, at) => {
    hash = Math.imul(hash ^ (hash >>> 15) ^ at, 0x2c_1b_3c_6d);
    return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
  });
}
