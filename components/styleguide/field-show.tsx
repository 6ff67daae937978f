import { Choice, ChoiceGroup } from '@/components/ui/forms/choice';
import { Notice } from '@/components/ui/feedback/notice';
import { PasswordField } from '@/components/ui/forms/password-field';
import { Section } from '@/components/ui/section';
import { SelectField } from '@/components/ui/forms/select-field';
import { TextField } from '@/components/ui/forms/text-field';
import styles from './styleguide.module.css';

const sectors = [
  { value: 'robotics', label: 'Robotics' },
  { value: 'semiconductors', label: 'Semiconductors' },
];

export function FieldShow() {
  return (
    <Section title="Fields">
      <div className={styles.columns}>
        <div className={styles.stack}>
          <TextField label="Email" type="email" placeholder="you@example.com" autoComplete="off" />
          <TextField label="Phone" isOptional hint="Ten digits; other countries start with +." autoComplete="off" />
          <TextField label="City" defaultValue="12" error="Enter a city name." autoComplete="off" />
          <TextField label="Country" defaultValue="United States" disabled />
          <PasswordField label="Password" defaultValue="a sample pass phrase" autoComplete="off" />
          <SelectField label="Sector" options={sectors} />
        </div>
        <div className={styles.stack}>
          <ChoiceGroup
            legend="How long do you plan to stay invested?"
            error="Please select your investment time horizon"
          >
            <Choice name="horizon" label="Less than 1 year" />
            <Choice name="horizon" label="3 to 5 years" defaultChecked />
            <Choice name="horizon" label="More than 10 years" note="Longer than most plans last." />
          </ChoiceGroup>
          <Choice kind="checkbox" label="I have read the agreement" />
          <Notice title="Please fix 1 field" tone="error">
            <a href="#main">Please select your investment time horizon</a>
          </Notice>
          <Notice tone="attention">A warning notice in amber.</Notice>
          <Notice>An informational notice.</Notice>
        </div>
      </div>
    </Section>
  );
}
