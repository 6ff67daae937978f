/** MM/DD/YYYY, HH:MM UTC: the same for every reader. */
export const clockTime = (instant: string) =>
  `${instant.slice(5, 7)}/${instant.slice(8, 10)}/${instant.slice(0, 4)}, ${instant.slice(11, 16)} UTC`;
