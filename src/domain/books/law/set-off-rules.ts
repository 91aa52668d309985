import type { DatedRule } from './dated-rule.ts';
import { GST_BEGAN } from './gst-rates.ts';

/**
 * Which credit the taxpayer may split as he likes: that of IGST, between CGST and SGST; and what of CGST and of SGST pays
 * IGST. Where he may not, CGST comes first. Credit of IGST goes first, CGST never pays SGST, and cess pays cess alone.
 */
export const SET_OFF_RULES: readonly (DatedRule &
  Readonly<{ splits: readonly ('igst' | 'cgst')[]; says: string; source: string }>)[] = [
  {
    from: GST_BEGAN,
    splits: [],
    says: 'IGST credit for IGST, then CGST, then SGST; CGST for CGST and IGST; SGST for SGST, and for IGST after CGST; cess for cess',
    source: 'CGST Act, section 49(5); from 1 February 2019 sections 49A and 49B, by notification 2/2019-Central Tax',
  },
  {
    from: '2019-03-29',
    splits: ['igst'],
    says: 'IGST credit first, for IGST, and its rest for CGST and SGST in any order and proportion; then CGST for CGST and IGST; SGST for SGST, and for IGST after CGST; cess for cess',
    source:
      'CGST Rules, rule 88A, by notification 16/2019-Central Tax of 29 March 2019; CGST Act, sections 49(5), 49A and 49B; Circular 98/17/2019-GST',
  },
  {
    from: '2026-01-01',
    splits: ['igst', 'cgst'],
    says: 'As before, but CGST and SGST credit may pay IGST in any order and proportion once that of IGST is used up',
    source: 'GSTN advisory on set-off from the period of January 2026 (read in secondary text)',
  },
];
