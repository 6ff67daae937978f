import localFont from 'next/font/local';

/*
 * The names of these constants are the families that styles/tokens.css speaks of. Next measures a
 * system font to each file and adds it as '<name> Fallback', so nothing moves when the file arrives. The files hold what pages
 * use: western letters, weights 400 to 700 (docs/type/make.mjs).
 */
const inter = localFont({
  variable: '--font-file-inter',
  src: './type/inter.woff2',
  weight: '400 700',
  display: 'optional',
  preload: true,
  adjustFontFallback: 'Arial',
});

const newsreader = localFont({
  variable: '--font-file-newsreader',
  src: './type/newsreader.woff2',
  weight: '500',
  display: 'optional',
  preload: true,
  adjustFontFallback: 'Times New Roman',
});

/** On the frame of every page: without a use the build would drop the files. */
export const fontClasses = `${inter.variable} ${newsreader.variable}`;
