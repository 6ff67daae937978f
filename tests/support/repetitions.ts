import { inject } from 'vitest';

declare module 'vitest' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- merged into Vitest's own
  export interface ProvidedContext {
    /** Whether this run is `npm run test:long`. */
    isLongRun: boolean;
  }
}

/** How often a fault is repeated: a few times in `npm test`, many times in `npm run test:long`. */
export const repetitions = ({ usual, long }: { usual: number; long: number }) => (inject('isLongRun') ? long : usual);
