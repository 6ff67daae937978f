/** The state of a simulated provider. It is injected, because providers do not access the database. */
export type SimulatedMemory = {
  read(key: string): Promise<{ data: Record<string, unknown>; createdAt: Date } | null>;
  write(key: string, data: Record<string, unknown>): Promise<void>;
  /** Removes and returns a record. Of two concurrent calls, only one gets it. */
  take(key: string): Promise<{ data: Record<string, unknown>; createdAt: Date } | null>;
};
