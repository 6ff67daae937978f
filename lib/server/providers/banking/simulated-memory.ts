/** What a simulated provider remembers: given from outside, because providers do not speak to the database. */
export type SimulatedMemory = {
  read(key: string): Promise<{ data: Record<string, unknown>; createdAt: Date } | null>;
  write(key: string, data: Record<string, unknown>): Promise<void>;
  /** Takes a record away: of two at once one gets it. */
  take(key: string): Promise<{ data: Record<string, unknown>; createdAt: Date } | null>;
};
