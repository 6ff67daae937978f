/** 'MM/DD/YYYY, HH:MM UTC', for exact times. */
export const formatUtcMinute = (instant: string) =>
  `${instant.slice(5, 7)}/${instant.slice(8, 10)}/${instant.slice(0, 4)}, ${instant.slice(11, 16)} UTC`;

/** 'MM/DD/YYYY, H:MM AM' in the reader's time zone, for their own actions. */
export const formatLocalMinute = (instant: string) => new Date(instant).toLocaleString('en-US', parts);

const parts = { year: 'numeric', month: '2-digit', day: '2-digit', hour: 'numeric', minute: '2-digit' } as const;
