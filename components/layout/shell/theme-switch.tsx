import styles from '@/components/ui/forms/segmented.module.css';
import { themeField, themes } from './themes';

/** The theme switch in the footer: plain radios that `followTheme` connects after hydration. */
export const ThemeSwitch = () => (
  <fieldset className={styles.group} data-needs-scripts="">
    <legend className={styles.legend}>Theme</legend>
    {Object.entries(themes).map(([theme, label]) => (
      <label key={theme} className={styles.option}>
        <input
          type="radio"
          name={themeField}
          value={theme}
          defaultChecked={theme === 'system'}
          className={styles.input}
        />
        {label}
      </label>
    ))}
  </fieldset>
);
