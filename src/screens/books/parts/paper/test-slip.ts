import type { PaperDocument } from '#ui/documents/document.ts';

/** A slip that shows whether a printer is set right: both edges of the paper, figures, and letters of every script. */
export const TEST_SLIP: PaperDocument = {
  title: 'Test',
  issuer: { name: 'Tarazu', lines: ['If both ends of the lines are on the paper, its width is right.'] },
  heading: 'Printer Test',
  note: '',
  blocks: [
    {
      kind: 'table',
      name: 'Letters',
      columns: [
        { title: 'Letters', look: 'text' },
        { title: 'Figures', look: 'figure' },
      ],
      rows: [
        ['Market Road, Pune', '₹1,23,456.50'],
        ['चाय पत्ती', '1,234.50'],
        ['চা পাতা', '567.80'],
        ['ਚਾਹ ਪੱਤੀ', '90.00'],
        ['ચા પત્તી', '12.00'],
        ['ଚା ପତ୍ର', '34.00'],
        ['தேயிலை', '56.00'],
        ['టీ ఆకులు', '78.00'],
        ['ಚಹಾ ಎಲೆ', '90.00'],
        ['തേയില', '12.00'],
        ['ᱪᱟᱦᱟ', '34.00'],
        ['چائے کی پتی', '56.00'],
      ].map((cells) => ({ look: 'line', cells })),
    },
  ],
};
