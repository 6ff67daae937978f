import { Section } from '@/components/ui/section';
import styles from './styleguide.module.css';

const roles = [
  'paper',
  'surface',
  'tint',
  'well',
  'ink',
  'muted',
  'hairline',
  'lineControl',
  'accent',
  'gain',
  'loss',
  'amber',
] as const;

const names: Record<(typeof roles)[number], string> = {
  paper: 'Page background',
  surface: 'Surface: cards and fields',
  tint: 'Tint: selected and hovered',
  well: 'Well: disabled',
  ink: 'Text',
  muted: 'Muted: secondary text',
  hairline: 'Hairline: borders',
  lineControl: 'Control border, 3:1',
  accent: 'Accent: actions and links',
  gain: 'Gain, with sign and arrow',
  loss: 'Loss and errors',
  amber: 'Amber: warnings',
};

export function ColorShow() {
  return (
    <Section title="Color by role">
      <ul className={styles.swatches}>
        {roles.map((role) => (
          <li key={role}>
            <span className={`${styles.color} ${styles[role]}`} aria-hidden="true" />
            {names[role]}
          </li>
        ))}
      </ul>
    </Section>
  );
}
