import { sparkFrame } from '@/lib/domain/spark-frame';
import styles from './sparkline.module.css';

type SparkPictureProps = { line: string; isFall: boolean; summary: string };

/** A line the height of a word, whose path is worked out already. */
export const SparkPicture = ({ line, isFall, summary }: SparkPictureProps) => (
  <svg
    width={sparkFrame.width}
    height={sparkFrame.height}
    viewBox={`0 0 ${sparkFrame.width} ${sparkFrame.height}`}
    role="img"
    aria-label={summary}
    className={isFall ? styles.fall : styles.rise}
  >
    <path d={line} />
  </svg>
);
