export type FormControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const isFormControl = (element: unknown): element is FormControl =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;
