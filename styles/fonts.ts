import localFont from 'next/font/local';

/*
 * The names of these constants are the families that styles/tokens.css speaks of. Next measures a
 * system font to each file and adds it as '<name> Fallback', so nothing moves when the file arrives.
 */
const inter = localFont({
  variable: '--font-file-inter',
  src: '../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  weight: '100 900',
  display: 'optional',
  preload: true,
  adjustFontFallback: 'Arial',
});

const newsreader = localFont({
  variable: '--font-file-newsreader',
  src: '../node_modules/@fontsource/newsreader/files/newsreader-latin-500-normal.woff2',
  weight: '500',
  display: 'optional',
  preload: true,
  adjustFontFallback: 'Times New Roman',
});

/** On the frame of every page: without a use the build would drop the files. */
export const fontClasses = `${inter.variable} ${newsreader.variable}`;
