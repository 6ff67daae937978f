/** White space or a formatting character, except the two joiners that some scripts need inside a word. */
const hidden = /[[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]--[\u200C\u200D]]/v;
const seen = /[[\p{L}\p{N}\p{P}\p{S}]--[\p{Default_Ignorable_Code_Point}\u2800]]/v;
const seenLetter = /[\p{L}--\p{Default_Ignorable_Code_Point}]/v;

/** Whether a text has a visible character. */
export const isVisible = (text: string) => seen.test(text);

/** Whether a text has a visible letter or digit, as a name needs. */
export const hasLetterOrDigit = (text: string) => seenLetter.test(text) || /\p{N}/u.test(text);

export const hasLetter = (text: string) => seenLetter.test(text);

/** Whether a text contains direction marks. */
export const turnsDirection = (text: string) => /\p{Bidi_Control}/u.test(text);

/** Whether a text contains invisible marks, by which two different names could look the same. */
export const hasHiddenMarks = (text: string) => hidden.test(text);
