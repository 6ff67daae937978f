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
  paper: 'Paper, the page',
  surface: 'Surface, cards and fields',
  tint: 'Tint, chosen and pointed at',
  well: 'Well, out of reach',
  ink: 'Text',
  muted: 'Muted, second voice',
  hairline: 'Line, hairlines',
  lineControl: 'Control line, 3:1',
  accent: 'Accent, actions and links',
  gain: 'Gain, with sign and mark',
  loss: 'Loss and errors',
  amber: 'Amber, attention',
};

export function ColourShow() {
  return (
    <Section title="Colour by role">
      <ul className={styles.swatches}>
        {roles.map((role) => (
          <li key={role}>
            <span className={`${styles.colour} ${styles[role]}`} aria-hidden="true" />
            {names[role]}
          </li>
        ))}
      </ul>
    </Section>
  );
}
