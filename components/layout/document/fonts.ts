import localFont from 'next/font/local';

/* These constants' names are the font families that styles/tokens.css uses. For each file, Next adds a system font with
   matching metrics as '<name> Fallback', which avoids a layout shift when the file loads. The files contain only the
   characters that pages use (docs/type/make.mjs), in weights 400 to 700. Accented letters are in separate files that
   only pages with such letters fetch. */
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

const interAccents = localFont({
  variable: '--font-file-inter-accents',
  src: './type/inter-accents.woff2',
  weight: '400 700',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'unicode-range', value: 'U+00A1-00A8, U+00AA-00AD, U+00AF-00B6, U+00B8-00D6, U+00D8-00FF, U+201A, U+201E' },
  ],
});

const newsreaderAccents = localFont({
  variable: '--font-file-newsreader-accents',
  src: './type/newsreader-accents.woff2',
  weight: '500',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'unicode-range', value: 'U+00A1-00A8, U+00AA-00AD, U+00AF-00B6, U+00B8-00D6, U+00D8-00FF, U+201A, U+201E' },
  ],
});

/** Applied to the frame of every page, since the build would otherwise drop the font files. */
export const fontClasses = [inter, newsreader, interAccents, newsreaderAccents].map((face) => face.variable).join(' ');
