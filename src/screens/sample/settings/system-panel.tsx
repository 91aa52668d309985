import { ownCompany } from '#data/sample/companies.ts';
import { useUntilReload } from '#data/sample/until-reload.ts';
import { useLive } from '#data/sample/live.ts';
import {
  BACKUP_FREQUENCIES,
  CODE_EXPIRIES,
  CURRENCIES,
  DEFAULT_SETTINGS,
  FISCAL_YEAR_STARTS,
  MOST_ATTEMPTS,
  SESSION_TIMEOUTS,
  type SystemSettings,
} from '#domain/sample/system-settings.ts';
import { PickField } from '#ui/fields/pick-field.tsx';
import { SwitchField } from '#ui/fields/switch-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { BackupActions } from './backup-actions.tsx';
import { SystemCard } from './system-card.tsx';

/** Four cards of controls that can be set but have no effect yet, as each card says. Only the backup buttons work. */
export function SystemPanel() {
  const [settings, setSettings] = useUntilReload('system settings', DEFAULT_SETTINGS);
  const company = useLive(['companies', 'own'], ownCompany);

  function set(change: Partial<SystemSettings>) {
    setSettings((before) => ({ ...before, ...change }));
  }

  return (
    <div className={GRID}>
      <SystemCard
        title="General Settings"
        truth="Not wired in this version: sums stay in rupees, years begin in April."
      >
        <TextField
          label="Organization Name"
          value={settings.organizationName ?? company?.name ?? ''}
          onChange={(organizationName) => set({ organizationName })}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <PickField
            label="Default Currency"
            value={settings.currency}
            options={CURRENCIES}
            onChange={(currency) => set({ currency })}
          />
          <PickField
            label="Fiscal Year Start"
            value={settings.fiscalYearStart}
            options={FISCAL_YEAR_STARTS}
            onChange={(fiscalYearStart) => set({ fiscalYearStart })}
          />
        </div>
      </SystemCard>

      <SystemCard
        title="Security Settings"
        truth="Not wired in this version: nobody is asked for a code or signed out."
      >
        <SwitchField
          label="Two-Factor Authentication"
          isOn={settings.hasTwoFactor}
          onChange={(hasTwoFactor) => set({ hasTwoFactor })}
        />
        <div role="group" aria-labelledby="code-methods" className="border-rule border-s ps-4">
          <p id="code-methods" className="text-caption text-ink-2">
            2FA Methods
          </p>
          <SwitchField
            label="Email (primary)"
            isOn={settings.hasEmailCode}
            onChange={(hasEmailCode) => set({ hasEmailCode })}
          />
          <SwitchField
            label="SMS (secondary)"
            isOn={settings.hasSmsCode}
            onChange={(hasSmsCode) => set({ hasSmsCode })}
          />
        </div>
        <div className="grid gap-4 sm:grid-cols-3">
          <PickField
            label="Code Expiry"
            value={settings.codeExpiry}
            options={CODE_EXPIRIES}
            onChange={(codeExpiry) => set({ codeExpiry })}
          />
          <PickField
            label="Max Attempts"
            value={settings.maxAttempts}
            options={MOST_ATTEMPTS}
            onChange={(maxAttempts) => set({ maxAttempts })}
          />
          <PickField
            label="Session Timeout"
            value={settings.sessionTimeout}
            options={SESSION_TIMEOUTS}
            onChange={(sessionTimeout) => set({ sessionTimeout })}
          />
        </div>
        <SwitchField label="Audit Logging" isOn={settings.isAudited} onChange={(isAudited) => set({ isAudited })} />
      </SystemCard>

      <SystemCard id="backup" title="Backup & Data" truth="No automatic backup runs. Use Export Data.">
        <PickField
          label="Auto Backup Frequency"
          value={settings.backupFrequency}
          options={BACKUP_FREQUENCIES}
          onChange={(backupFrequency) => set({ backupFrequency })}
        />
        <BackupActions />
      </SystemCard>

      <SystemCard title="Email & Notifications" truth="Not wired in this version: no mail is sent.">
        <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_7rem]">
          <TextField label="SMTP Server" value={settings.smtpServer} onChange={(smtpServer) => set({ smtpServer })} />
          <TextField
            label="Port"
            inputMode="numeric"
            value={settings.smtpPort}
            onChange={(smtpPort) => set({ smtpPort })}
          />
        </div>
        <TextField label="Username" value={settings.smtpUsername} onChange={(smtpUsername) => set({ smtpUsername })} />
        <SwitchField
          label="Send Invoice Notifications"
          isOn={settings.sendsInvoices}
          onChange={(sendsInvoices) => set({ sendsInvoices })}
        />
      </SystemCard>
    </div>
  );
}

/** Two columns without a gap below a short card: the second and third cards each span two rows. */
const GRID =
  'grid items-start gap-4 lg:grid-cols-2 lg:grid-rows-[auto_1fr_auto] lg:*:nth-2:row-span-2 lg:*:nth-3:row-span-2';
