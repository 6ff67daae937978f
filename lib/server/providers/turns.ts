/** A semaphore with a limited queue; calls beyond the queue are rejected. */
export type Turns = {
  /** Resolves with true once a slot is free; false when the queue is full. */
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
      // The slot passes directly to the next in the queue.
      if (next) next(true);
      else running -= 1;
    },
  };
}
