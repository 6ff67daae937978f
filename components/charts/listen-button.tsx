import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { chartTones } from '@/lib/domain/chart-tones';
import styles from './chart-tools.module.css';
import { playTones, type Playing } from './play-tones';

type ListenButtonProps = {
  /** What is heard, such as the name of a series. */
  what: string;
  values: readonly (number | null)[];
  /** Told after the tones, so that the two do not talk over each other. */
  summary: string;
};

/** A series by ear: high is much, low is little, left to right. A second press stops it. */
export function ListenButton({ what, values, summary }: ListenButtonProps) {
  const playing = useRef<Playing>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const [told, setTold] = useState('');

  // Sound does not outlive its chart.
  useEffect(() => () => playing.current?.stop(), []);

  const press = async () => {
    if (playing.current) return playing.current.stop();
    if (typeof AudioContext === 'undefined') return setTold(`This browser cannot play tones. ${summary}`);
    setTold('');
    setIsPlaying(true);
    playing.current = playTones(chartTones(values));
    await playing.current.done;
    playing.current = null;
    setIsPlaying(false);
    setTold(summary);
  };

  return (
    <>
      <button
        type="button"
        className={styles.tool}
        aria-label={isPlaying ? `Stop listening to ${what}` : `Listen to ${what}`}
        onClick={() => void press()}
      >
        {isPlaying ? 'Stop' : 'Listen'}
      </button>
      <span role="status">
        <VisuallyHidden>{told}</VisuallyHidden>
      </span>
    </>
  );
}
