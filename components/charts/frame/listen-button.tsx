import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { chartTones } from '@/lib/charts/chart-tones';
import styles from './chart-tools.module.css';
import { playTones, type Playing } from './play-tones';

/** A series to play as sound. Its label is spoken before the tones. */
export type SoundLine = { label: string; values: readonly (number | null)[] };

type ListenButtonProps = {
  title: string;
  /** The lines to play, in order, without hidden series. */
  lines: readonly SoundLine[];
  /** Spoken after the tones, so that speech and sound do not overlap. */
  summary: string;
};

/** Seconds reserved for speaking a name before its tones. */
const forName = 1.5;

/**
 * Plays the series as tones, one series after another, from left to right; higher values have higher tones. A second
 * click stops it.
 */
export function ListenButton({ title, lines, summary }: ListenButtonProps) {
  const playing = useRef<Playing>(null);
  const isStopped = useRef(false);
  const [isPlaying, setIsPlaying] = useState(false);
  const [message, setMessage] = useState('');

  const stop = () => {
    isStopped.current = true;
    playing.current?.stop();
  };
  // Stop the sound when the chart unmounts.
  useEffect(() => stop, []);

  const press = async () => {
    if (playing.current) return stop();
    if (typeof AudioContext === 'undefined') return setMessage(`Your browser can’t play sound. ${summary}`);
    isStopped.current = false;
    setIsPlaying(true);
    for (const [index, { label, values }] of lines.entries()) {
      if (isStopped.current) break;
      const hasName = lines.length > 1;
      setMessage(hasName ? `${label}, ${index + 1} of ${lines.length}` : '');
      playing.current = playTones(chartTones(values), hasName ? forName : 0);
      await playing.current.done;
    }
    playing.current = null;
    setIsPlaying(false);
    setMessage(summary);
  };

  const what = lines.length > 1 ? `${title}, ${lines.length} series in turn` : title;
  return (
    <>
      <button
        type="button"
        className={styles.tool}
        aria-label={isPlaying ? `Stop listening to ${title}` : `Listen to ${what}`}
        onClick={() => void press()}
      >
        {isPlaying ? 'Stop' : 'Listen'}
      </button>
      <span role="status" className={isPlaying ? styles.playing : undefined}>
        {isPlaying ? message : <VisuallyHidden>{message}</VisuallyHidden>}
      </span>
    </>
  );
}
