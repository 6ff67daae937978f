/** The value of the chosen radio in a group. */
export const checkedIn = (group: HTMLFieldSetElement | null) =>
  group?.querySelector<HTMLInputElement>('input:checked')?.value;
