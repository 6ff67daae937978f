export type LeadField = {
  /** The request's field name. */
  name: string;
  label: string;
  /** A tick is a consent checkbox, sent as true or false. */
  kind: 'tick' | 'text' | 'email' | 'tel' | 'url' | 'date' | 'decimal' | 'select' | 'paragraph';
  hint?: string;
  isOptional?: boolean;
  autoComplete?: string;
  options?: readonly { value: string; label: string }[];
  /** Initial value, for a page about one of the options. */
  initial?: string;
};

export type LeadFormCopy = {
  title: string;
  /** Browser tab title, if two forms share a title. */
  tabTitle?: string;
  description: string;
  text: string;
  fields: readonly LeadField[];
  submit: string;
  busy: string;
  /** What happens after submitting. */
  promise: string;
  /** The success message; the same whether or not the address is known. */
  done: string;
};
