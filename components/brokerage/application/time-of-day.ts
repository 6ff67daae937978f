const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** 5:03 PM, in the reader's time zone: shows when something was saved. */
export const timeOfDay = (instant: number | string) => clock.format(new Date(instant)).replaceAll('\u202F', ' ');
