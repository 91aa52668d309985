import { describe, expect, it } from 'vitest';
import { problemInEmail, problemInIfsc, problemInPinCode, problemInUpiId } from '#domain/books/contact.ts';

describe.each([
  {
    what: 'a PIN code',
    problemIn: problemInPinCode,
    right: ['400001', ' 110001 ', '799999'],
    wrong: ['012345', '40001', '4000011', '40000A', '400 001', '1400001'],
    sentence: 'A PIN code has six digits and does not begin with 0.',
  },
  {
    what: 'an e-mail address',
    problemIn: problemInEmail,
    right: ['asha@example.com', 'a.b+c@sales.example.co.in', ' asha@example.in '],
    wrong: [
      'asha',
      'asha@',
      '@example.com',
      'asha@example',
      'a sha@example.com',
      'asha@@example.com',
      'a@b..com',
      'a@b.',
      'a@b.in or c@d.in',
    ],
    sentence: 'Write the e-mail address like name@example.com.',
  },
  {
    what: 'a UPI ID',
    problemIn: problemInUpiId,
    right: ['shop@okaxis', '9876543210@ybl', 'asha.stores-1_a@upi', ' shop@sbi '],
    wrong: ['shop', 'shop@', '@okaxis', 's@okaxis', 'shop@o', 'shop@okaxis.com', 'sh op@okaxis', 'shop@1ax', 'ab#@ybl'],
    sentence: 'Write the UPI ID like name@bank.',
  },
  {
    what: 'an IFSC',
    problemIn: problemInIfsc,
    right: ['SBIN0001234', 'hdfc0ABC12z', ' ICIC0000001 '],
    wrong: ['SBIN1001234', 'SBI00001234', 'SBIN000123', 'SBIN00012345', 'SBIN-001234', 'ASBIN0001234'],
    sentence: 'An IFSC has 11 characters, such as SBIN0001234.',
  },
])('$what', ({ problemIn, right, wrong, sentence }) => {
  it.each(['', '  '])('may be left empty ("%s")', (text) => {
    expect(problemIn(text)).toBeUndefined();
  });

  it.each(right)('may be "%s"', (text) => {
    expect(problemIn(text)).toBeUndefined();
  });

  it.each(wrong)('is not "%s"', (text) => {
    expect(problemIn(text)).toBe(sentence);
  });
});
