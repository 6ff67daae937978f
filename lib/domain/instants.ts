/** 'MM/DD/YYYY, HH:MM UTC': for what hangs on the minute. */
export const minuteOf = (instant: string) =>
  `${instant.slice(5, 7)}/${instant.slice(8, 10)}/${instant.slice(0, 4)}, ${instant.slice(11, 16)} UTC`;
