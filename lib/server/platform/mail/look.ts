/** The product's colors and fonts, inlined because mail programs do not load our stylesheets. */
export const light = {
  paper: '#faf8f3',
  surface: '#fffdf9',
  ink: '#14201b',
  muted: '#5a665f',
  line: '#e2ddd0',
  accent: '#0b6b4b',
  onAccent: '#ffffff',
};

const dark: typeof light = {
  paper: '#0d1311',
  surface: '#131b18',
  ink: '#ecf1ed',
  muted: '#9aa8a0',
  line: '#25302b',
  accent: '#5fd0a1',
  onAccent: '#06251a',
};

export const serif = "Newsreader, Georgia, 'Times New Roman', serif";
export const sans = "Inter, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** For mail programs that follow the system's dark mode; others show the light colors. */
export const darkStyle = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .paper, .paper > table > tbody > tr > td { background-color: ${dark.paper} !important; }
  .surface { background-color: ${dark.surface} !important; border-color: ${dark.line} !important; }
  .ink { color: ${dark.ink} !important; }
  .muted { color: ${dark.muted} !important; }
  .link { color: ${dark.accent} !important; }
  .line { border-color: ${dark.line} !important; }
  .button { background-color: ${dark.accent} !important; color: ${dark.onAccent} !important; }
}`;
