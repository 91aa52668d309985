import { wordsOf } from '#data/lists/search-words.ts';
import { describe } from '#data/store/table.ts';
import { ZERO } from '#domain/money.ts';
import { groupsOf, type Location } from '#domain/sample/location.ts';

export const locations = describe<Location>({
  name: 'Locations',
  // Locations Management: newest first; find by word. The ids are timestamps.
  indexes: 'id,keys.serial,*keys.words',
  // The words on the badges can be found, too.
  keys: (location) => ({
    words: wordsOf(
      ...groupsOf(location),
      location.code,
      location.name,
      location.city,
      location.pincode,
      location.phone,
      location.manager,
      location.state,
      location.address,
    ),
  }),
  totals: (location) => ({ amount: ZERO, under: groupsOf(location) }),
  called: 'This location',
  file: async () => (await import('#data/sample/files/locations.ts')).file,
});
