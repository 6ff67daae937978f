/** Lets so many run at once; the others wait their turn, and beyond a number of those nobody is let in. */
export type Turns = {
  /** Resolves when it is the caller's turn; false when too many wait already. */
  take(): Promise<boolean>;
  giveBack(): void;
};

export function createTurns({ atOnce, waiting }: { atOnce: number; waiting: number }): Turns {
  const queue: ((isTurn: boolean) => void)[] = [];
  let running = 0;
  return {
    take() {
      if (running < atOnce) {
        running += 1;
        return Promise.resolve(true);
      }
      if (queue.length >= waiting) return Promise.resolve(false);
      return new Promise((resolve) => queue.push(resolve));
    },
    giveBack() {
      const next = queue.shift();
      // A turn goes from hand to hand, so that nobody can slip in between.
      if (next) next(true);
      else running -= 1;
    },
  };
}
