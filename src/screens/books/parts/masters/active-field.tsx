import { SwitchField } from '#ui/fields/switch-field.tsx';

/** Whether a master is offered. `stays` says what of it remains when it is not. */
export function ActiveField({
  isActive,
  problem,
  stays = 'its documents stay',
  onChange,
}: {
  isActive: boolean;
  problem: string | undefined;
  stays?: string;
  onChange: (patch: { isActive: boolean }) => void;
}) {
  return (
    <div className="border-t pt-2">
      <SwitchField
        label="Active"
        help={problem ?? `When off, it is no longer offered; ${stays}.`}
        isOn={isActive}
        onChange={(isOn) => onChange({ isActive: isOn })}
      />
    </div>
  );
}
