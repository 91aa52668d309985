import { lazyDialog } from '#ui/overlays/lazy-dialog.tsx';
import { Page } from '#ui/layout/page.tsx';
import { CreateButton } from '#ui/records/create-button.tsx';
import { useAddressRequest } from '#ui/records/use-address-request.ts';
import { useRecordEditor } from '#ui/records/use-record-editor.ts';
import { Tabs } from '#ui/controls/tabs.tsx';
import { COMPANY_EDITOR } from './company-editor.ts';
import { CompanyPanel } from './company-panel.tsx';
import { PermissionsPanel } from './permissions-panel.tsx';
import { SystemPanel } from './system-panel.tsx';
import { usePermissions } from './use-permissions.ts';
import { useSettingsTab } from './use-settings-tab.ts';
import { USER_EDITOR } from './user-editor.ts';
import { UsersPanel } from './users-panel.tsx';

/** Reads the permissions up front: read by their tab, they would render as defaults first and then as stored. */
export function SettingsScreen() {
  const { tab, turnTo } = useSettingsTab();
  const companies = useRecordEditor(COMPANY_EDITOR);
  const users = useRecordEditor(USER_EDITOR);
  const permissions = usePermissions();

  // Handled here, not in the panels: while tabs switch, the outgoing panel would react as well.
  useAddressRequest({ begin: () => (tab === 'Users' ? users : companies).open.create() });

  return (
    <Page
      title="Settings"
      subtitle="Companies, users, permissions, and how the system works"
      actions={
        (tab === 'Company' && <CreateButton onPress={companies.open.create}>Add Company</CreateButton>) ||
        (tab === 'Users' && <CreateButton onPress={users.open.create}>Add User</CreateButton>)
      }
    >
      <Tabs
        name="Settings"
        chosen={tab}
        onTurn={turnTo}
        tabs={[
          { title: 'Company', panel: <CompanyPanel open={companies.open} /> },
          { title: 'Users', panel: <UsersPanel open={users.open} /> },
          { title: 'Permissions', panel: <PermissionsPanel permissions={permissions} /> },
          { title: 'System', panel: <SystemPanel /> },
        ]}
      />

      {companies.state.name !== 'closed' && <CompanyDialogs editor={companies} />}
      {users.state.name !== 'closed' && <UserDialogs editor={users} />}
    </Page>
  );
}

const CompanyDialogs = lazyDialog(async () => (await import('./company-dialogs.tsx')).CompanyDialogs);
const UserDialogs = lazyDialog(async () => (await import('./user-dialogs.tsx')).UserDialogs);
