import { useState } from 'react';
import { saveProfile, useAccount } from '#data/sample/profile.ts';
import { useVisitState } from '#data/store/visit-state.ts';
import type { Profile } from '#domain/sample/profile.ts';
import { Page } from '#ui/layout/page.tsx';
import { Tabs } from '#ui/controls/tabs.tsx';
import { toastSuccess } from '#ui/feedback/toast.tsx';
import { ProfilePanel } from './profile-panel.tsx';
import { useResetToast } from './reset.ts';
import { SecurityPanel } from './security-panel.tsx';
import { UnsavedQuestion } from './unsaved-question.tsx';

/** The user's own account. Unsaved changes live here, above the tabs, so that switching tabs keeps them. */
export function AccountScreen() {
  const { profile } = useAccount();
  const [changes, setChanges] = useState<Partial<Profile>>({});
  const draft = { ...profile, ...changes };
  const [tab, setTab] = useVisitState<Tab>('account: tab', 'Profile');
  useResetToast();

  function save() {
    saveProfile(draft);
    setChanges({});
    toastSuccess('Profile Updated', 'Your profile information has been saved successfully.');
  }

  return (
    <Page title="Account settings" subtitle="Your profile, your password, and the data of this page">
      <Tabs<Tab>
        name="Account"
        chosen={tab}
        onTurn={setTab}
        tabs={[
          {
            title: 'Profile',
            panel: (
              <ProfilePanel
                draft={draft}
                onChange={(patch) => setChanges((before) => ({ ...before, ...patch }))}
                onSave={save}
              />
            ),
          },
          { title: 'Security', panel: <SecurityPanel /> },
        ]}
      />
      <UnsavedQuestion isChanged={JSON.stringify(draft) !== JSON.stringify(profile)} />
    </Page>
  );
}

type Tab = 'Profile' | 'Security';
