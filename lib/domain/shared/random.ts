/** A seeded random number generator (mulberry32, integers only), with the same numbers on every machine. */
export function seededRandom(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const shuffleInPlace = <List extends { length: number; [at: number]: unknown }>(list: List): List => {
    for (let last = list.length - 1; last > 0; last -= 1) {
      const other = between(0, last);
      const moved = list[last];
      list[last] = list[other];
      list[other] = moved;
    }
    return list;
  };
  return {
    /** In [0, 1). */
    unit: next,
    /** Approximately standard normal, within ±3.5: the sum of four uniform draws. */
    bell: () => (next() + next() + next() + next() - 2) * 1.732_050_8,
    /** An integer from `min` to `max`, inclusive. */
    between,
    pick: <T>(list: readonly [T, ...T[]]): T => list[between(0, list.length - 1)] ?? list[0],
    shuffle: <T>(list: readonly T[]): T[] => shuffleInPlace([...list]),
    shuffleInPlace,
  };
}

/** A seed from text, so that one list's numbers do not change when another list grows. */
export function seedOf(words: string) {
  let seed = 2_166_136_261;
  for (const letter of words) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return seed >>> 0;
}

export type SeededRandom = ReturnType<typeof seededRandom>;
