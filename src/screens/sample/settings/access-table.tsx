import { type Access, PERMISSION_AREAS, type PermissionArea, type PermissionRole } from '#domain/sample/permission.ts';

/** The permissions of a role, to read and to write in each area: twenty checkboxes. */
export function AccessTable({
  role,
  access,
  onMark,
}: {
  role: PermissionRole;
  access: Readonly<Record<PermissionArea, Access>>;
  onMark: (area: PermissionArea, change: Partial<Access>) => void;
}) {
  return (
    <table aria-label={`Permissions of ${role}`} className="w-full border-collapse">
      <thead>
        <tr className="text-caption text-ink-2">
          <th scope="col" className="h-9 text-start font-medium">
            Area
          </th>
          <th scope="col" className={HEAD}>
            Read
          </th>
          <th scope="col" className={HEAD}>
            Write
          </th>
        </tr>
      </thead>
      <tbody>
        {PERMISSION_AREAS.map((area) => (
          <tr key={area} className="border-t hover:bg-wash/60">
            <th scope="row" className="py-1 pe-3 text-start font-normal">
              {area}
            </th>
            <td>
              <Mark name={`${area} Read`} isOn={access[area].read} onMark={(read) => onMark(area, { read })} />
            </td>
            <td>
              <Mark name={`${area} Write`} isOn={access[area].write} onMark={(write) => onMark(area, { write })} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A checkbox drawn in the centre of a target as large as that of other controls. */
function Mark({ name, isOn, onMark }: { name: string; isOn: boolean; onMark: (isOn: boolean) => void }) {
  return (
    <input
      type="checkbox"
      aria-label={name}
      checked={isOn}
      onChange={(event) => onMark(event.target.checked)}
      className={`${TARGET} ${BOX} ${TICK}`}
    />
  );
}

const HEAD = 'w-16 text-center font-medium sm:w-24';
const TARGET =
  'relative mx-auto block size-control cursor-pointer appearance-none rounded-control forced-colors:appearance-auto';
const BOX =
  'before:absolute before:inset-0 before:m-auto before:size-4.5 before:rounded-tick before:border before:border-edge before:bg-sheet checked:before:border-peacock checked:before:bg-peacock';
const TICK =
  'after:absolute after:inset-0 after:m-auto after:h-2.5 after:w-1.5 after:-translate-y-px after:rotate-45 after:border-r-2 after:border-b-2 after:border-transparent checked:after:border-on-peacock';
