/** Formatting and other invisible characters, except the two joiners that some scripts need within a word. */
const hidden = /[[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]--[\u200C\u200D]]/v;
const seen = /[[\p{L}\p{N}\p{P}\p{S}]--[\p{Default_Ignorable_Code_Point}\u2800]]/v;
const seenLetter = /[\p{L}--\p{Default_Ignorable_Code_Point}]/v;

/** Whether a text has a visible character. */
export const isVisible = (text: string) => seen.test(text);

/** Whether a text has a visible letter or digit, as names must. */
export const hasLetterOrDigit = (text: string) => seenLetter.test(text) || /\p{N}/u.test(text);

export const hasLetter = (text: string) => seenLetter.test(text);

/** Whether a text contains marks that change its direction. */
export const turnsDirection = (text: string) => /\p{Bidi_Control}/u.test(text);

/** Whether a text contains invisible marks, which could make two different names look the same. */
export const hasHiddenMarks = (text: string) => hidden.test(text);
