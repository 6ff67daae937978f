import type { MouseEventHandler } from 'react';
import styles from './close-button.module.css';
import { Icon } from '../icon';

type CloseButtonProps = { label: string; onClick: MouseEventHandler; iconSize?: number };

/** The close button in the corner of an overlay. */
export const CloseButton = ({ label, onClick, iconSize = 20 }: CloseButtonProps) => (
  <button type="button" className={styles.close} aria-label={label} onClick={onClick}>
    <Icon name="close" size={iconSize} />
  </button>
);
