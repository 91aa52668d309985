import { useUntilReload } from '#data/sample/until-reload.ts';
import { SwitchField } from '#ui/fields/switch-field.tsx';
import { Section } from '#ui/layout/section.tsx';
import { ChangePassword } from './change-password.tsx';
import { DangerZone } from './danger-zone.tsx';

/** The password, two-factor authentication, and the actions that cannot be undone. */
export function SecurityPanel() {
  const [hasTwoFactor, setTwoFactor] = useUntilReload('two-factor', true);
  return (
    <div className="flex flex-col gap-4">
      <ChangePassword />
      <Section title="Two-Factor Authentication" sentence="A code besides the password.">
        <SwitchField
          label="Two-Factor Authentication"
          help="Not wired in this version: signing in never asks for a code."
          isOn={hasTwoFactor}
          onChange={setTwoFactor}
        />
      </Section>
      <DangerZone />
    </div>
  );
}
