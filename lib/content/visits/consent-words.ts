/** The line that asks, and where the answer is changed. Accepting and refusing are the same size and one press each. */
export const consentWords = {
  label: 'Your choice about counting',
  question:
    'May this browser be recognised, so that visits are counted and whoever sent you is known? Nothing changes for you if not.',
  more: 'What is kept',
  yes: 'Yes, it may',
  no: 'No, it may not',
  title: 'Your choice',
  stored: 'See and delete what is stored about this browser',
  states: {
    signal: 'Your browser asks sites not to follow you. This one does not, and there is nothing to choose.',
    yes: 'You said yes: this browser is recognised when it comes back.',
    no: 'You said no: nothing is kept that tells your browser from another.',
    'not-asked':
      'This browser is recognised when it comes back, because where its clock is set no law asks first. You can say no.',
    due: 'You have not answered yet: until you do, nothing is kept that tells your browser from another.',
  },
} as const;
