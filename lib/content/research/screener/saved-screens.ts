/** Copy of the screens that a reader saved: loaded with them. */
export const savedScreensCopy = {
  title: (count: number) => (count === 0 ? 'Saved screens' : `Saved screens (${count})`),
  name: 'Name this screen',
  save: 'Save screen',
  unnamed: 'Enter a name to save this screen.',
  done: (name: string) => `Saved “${name}”.`,
  list: 'Saved screens',
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name}`,
  removed: (name: string) => `Removed “${name}”.`,
  where: 'Saved in this browser. To use a screen on another device, copy its link.',
} as const;
