/** The available themes with their labels. */
export const themes = { system: 'System', light: 'Light', dark: 'Dark' } as const;
export type Theme = keyof typeof themes;

/** The `name` of the theme radios in the footer. */
export const themeField = 'theme';
