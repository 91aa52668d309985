/** The digits 0 to 9 of the scripts that are written in India, as keyboards type them. */
export const DIGITS_BY_SCRIPT: Readonly<Record<string, string>> = {
  Devanagari: '०१२३४५६७८९',
  Bengali: '০১২৩৪৫৬৭৮৯',
  Gurmukhi: '੦੧੨੩੪੫੬੭੮੯',
  Gujarati: '૦૧૨૩૪૫૬૭૮૯',
  Odia: '୦୧୨୩୪୫୬୭୮୯',
  Tamil: '௦௧௨௩௪௫௬௭௮௯',
  Telugu: '౦౧౨౩౪౫౬౭౮౯',
  Kannada: '೦೧೨೩೪೫೬೭೮೯',
  Malayalam: '൦൧൨൩൪൫൬൭൮൯',
  Urdu: '۰۱۲۳۴۵۶۷۸۹',
  Arabic: '٠١٢٣٤٥٦٧٨٩',
  'Ol Chiki': '᱐᱑᱒᱓᱔᱕᱖᱗᱘᱙',
  'Meetei Mayek': '꯰꯱꯲꯳꯴꯵꯶꯷꯸꯹',
  Lepcha: '᱀᱁᱂᱃᱄᱅᱆᱇᱈᱉',
  Chakma: '𑄶𑄷𑄸𑄹𑄺𑄻𑄼𑄽𑄾𑄿',
  'full width': '０１２３４５６７８９',
};

/** The same text, written with other digits. */
export function withDigits(text: string, digits: string): string {
  return text.replaceAll(/[0-9]/g, (digit) => Array.from(digits)[Number(digit)] ?? digit);
}
