/** Returns the value of the selected radio in a group. */
export const checkedIn = (group: HTMLFieldSetElement | null) =>
  group?.querySelector<HTMLInputElement>('input:checked')?.value;
