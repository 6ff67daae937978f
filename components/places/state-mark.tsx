import { placeStateCopy } from '@/lib/content/places/place-states';
import type { PlaceState } from '@/lib/domain/places/places';
import styles from './state-mark.module.css';

/** A shape for each state, so that color is never the only difference. Drawn around the origin. */
export const stateShapes: Record<PlaceState, { d: string; look: string | undefined }> = {
  free: { d: 'M-3.5 0a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0', look: styles.free },
  pending: { d: 'M0-6.5L6.5 0L0 6.5L-6.5 0Z', look: styles.pending },
  held: { d: 'M-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0', look: styles.held },
  lapsed: { d: 'M0-6L6 5H-6Z', look: styles.lapsed },
};

/** A place's state as a shape with its name. */
export function StateMark({ state }: { state: PlaceState }) {
  const { d, look } = stateShapes[state];
  return (
    <span className={styles.mark}>
      <svg viewBox="-8 -8 16 16" width="14" height="14" aria-hidden="true" focusable="false">
        <path d={d} className={look} />
      </svg>
      {placeStateCopy[state].label}
    </span>
  );
}
