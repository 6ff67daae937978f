export type ChartColor = { name: string; light: string; dark: string };

/**
 * The 34 named colors of section 9 for charts: 17 hues in two tones, ordered so that neighbors differ in both. A test
 * checks that each has a contrast of at least 3:1 on the backgrounds of its theme.
 */
export const palette: readonly ChartColor[] = [
  { name: 'turquoise', light: '#029394', dark: '#11e3e4' },
  { name: 'mulberry', light: '#7d1a5e', dark: '#c9559f' },
  { name: 'moss', light: '#325603', dark: '#5d9a08' },
  { name: 'cornflower', light: '#6f6bed', dark: '#bcc2ff' },
  { name: 'amber', light: '#b26f05', dark: '#feb763' },
  { name: 'petrol', light: '#035464', dark: '#0496b1' },
  { name: 'wine', light: '#86143f', dark: '#d55078' },
  { name: 'fern', light: '#079952', dark: '#78e29c' },
  { name: 'violet', light: '#5a2e8d', dark: '#9968da' },
  { name: 'bronze', light: '#5c4803', dark: '#a48103' },
  { name: 'sky', light: '#048ac5', dark: '#8ad1ff' },
  { name: 'coral', light: '#db423e', dark: '#ffb0a7' },
  { name: 'pine', light: '#055747', dark: '#0a9c81' },
  { name: 'orchid', light: '#b350c1', dark: '#f3a8fc' },
  { name: 'mustard', light: '#848607', dark: '#ccd05a' },
  { name: 'navy', light: '#094599', dark: '#4183ea' },
  { name: 'brick', light: '#793201', dark: '#d45e02' },
  { name: 'teal', light: '#065656', dark: '#0c999a' },
  { name: 'pink', light: '#c9459c', dark: '#fea7db' },
  { name: 'lime', light: '#589302', dark: '#a5da78' },
  { name: 'indigo', light: '#3f3998', dark: '#7575e9' },
  { name: 'umber', light: '#694003', dark: '#ba7406' },
  { name: 'cyan', light: '#068fa9', dark: '#44dcff' },
  { name: 'rose', light: '#d63f71', dark: '#feadbf' },
  { name: 'forest', light: '#025a2e', dark: '#04a056' },
  { name: 'lavender', light: '#965ddd', dark: '#d3b8fe' },
  { name: 'ochre', light: '#9d7c03', dark: '#ebc24d' },
  { name: 'harbor', light: '#025075', dark: '#0790ce' },
  { name: 'ruby', light: '#8a1618', dark: '#da534c' },
  { name: 'emerald', light: '#0a957c', dark: '#45e5c1' },
  { name: 'plum', light: '#6e2478', dark: '#b55dc1' },
  { name: 'olive', light: '#4d4e00', dark: '#8b8d01' },
  { name: 'azure', light: '#2f7bef', dark: '#a7c9fe' },
  { name: 'apricot', light: '#cb5a03', dark: '#ffb38d' },
];

/** The color of a chart's nth series; repeats after 34. */
export const seriesColor = (index: number): ChartColor => {
  const color = palette[index % palette.length];
  if (!color) throw new RangeError('A series index starts at 0');
  return color;
};

/** A color of the palette by its name. */
export const namedColor = (name: string): ChartColor => {
  const color = palette.find((one) => one.name === name);
  if (!color) throw new RangeError(`The palette has no ${name}`);
  return color;
};
