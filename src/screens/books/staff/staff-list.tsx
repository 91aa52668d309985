import { useState } from 'react';
import { nameKey } from '#domain/books/names.ts';
import type { Person } from '#domain/books/staff/person.ts';
import { Quoted } from '#ui/layout/quoted.tsx';
import { SearchBox } from '#ui/fields/search-box.tsx';

/** The active persons of the staff, each a button; of many, those whose name holds what is typed. */
export function StaffList({ persons, onChoose }: { persons: readonly Person[]; onChoose: (person: Person) => void }) {
  const [typed, setTyped] = useState('');
  const active = persons
    .filter(({ isActive }) => isActive)
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
  const found = active.filter(({ name }) => nameKey(name).includes(nameKey(typed)));
  return (
    <div className="flex min-h-0 flex-col gap-3">
      {active.length > MANY && (
        <SearchBox name="Find staff" text={typed} setText={setTyped} room="grow-0!" end="pe-2">
          {null}
        </SearchBox>
      )}
      <ul aria-label="Staff" className="flex flex-col gap-2">
        {found.map((person) => (
          <li key={person.id}>
            <button
              type="button"
              aria-label={`${person.name}, ${person.role}`}
              className={PERSON}
              onClick={() => onChoose(person)}
            >
              <span className="min-w-0 truncate font-medium">
                <Quoted>{person.name}</Quoted>
              </span>
              <span className="shrink-0 text-ink-2">{person.role}</span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="text-ink-2">
        {found.length === 0 && 'Nobody of the staff has this name.'}
      </p>
    </div>
  );
}

const MANY = 8;
const PERSON =
  'flex min-h-14 w-full items-center justify-between gap-4 rounded-control border bg-sheet px-4 text-start hover:bg-wash';
