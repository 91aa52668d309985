import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createCompany, deleteCompanies } from '#data/sample/companies.ts';
import { createUser } from '#data/sample/users.ts';
import { BLANK_COMPANY } from '#domain/sample/company.ts';
import { defaultPermissions, PERMISSION_AREAS, PERMISSION_ROLES } from '#domain/sample/permission.ts';
import { BLANK_USER } from '#domain/sample/user.ts';
import { openApp } from '../../app/open-app.tsx';
import { headsOf, pick } from '../../support/lists.ts';
import { sampleStore } from '#data/sample/store.ts';

const toasts = page.getByRole('region', { name: 'Notifications' });
const dialog = page.getByRole('dialog');
const alertDialog = page.getByRole('alertdialog');
const rowOf = (text: string) => page.getByRole('row').filter({ hasText: text });

beforeEach(() => page.viewport(1280, 900));

describe('the tabs', () => {
  test('there are four, and the URL names the open one', async () => {
    const router = await openApp('/settings');
    await expect.element(page.getByRole('tab', { name: 'Company' })).toHaveAttribute('aria-selected', 'true');
    const titles = page
      .getByRole('tab')
      .elements()
      .map((tab) => tab.textContent);
    expect(titles).toEqual(['Company', 'Users', 'Permissions', 'System']);
    await page.getByRole('tab', { name: 'Users' }).click();
    await expect.element(page.getByRole('table', { name: 'Users' })).toBeVisible();
    expect(router.state.location.href).toBe('/settings?tab=users');
    await router.navigate({ to: '/settings', search: { tab: 'permissions' } });
    await expect.element(page.getByRole('heading', { name: 'User Role Settings' })).toBeVisible();
  });

  test('a URL that names an unknown tab opens the first', async () => {
    await openApp('/settings?tab=nonsense');
    await expect.element(page.getByRole('table', { name: 'Companies' })).toBeVisible();
  });

  test('the chip in the header scrolls to Backup & Data each time it is pressed', async () => {
    await page.viewport(390, 600);
    await openApp('/settings');
    const chip = page.getByRole('link', { name: /not kept/ });
    const backup = page.getByRole('group', { name: 'Backup & Data' });
    for (const _ of ['once', 'again']) {
      await chip.click();
      await expect.element(backup).toBeInViewport();
      await expect.element(backup).toHaveFocus();
      document.querySelector('main')?.scrollTo(0, 0);
      await expect.element(backup).not.toBeInViewport();
    }
  });

  test('a URL of that card opens scrolled to it', async () => {
    await page.viewport(390, 600);
    await openApp('/settings?tab=system#backup');
    await expect.element(page.getByRole('group', { name: 'Backup & Data' })).toBeInViewport();
  });
});

describe('companies', () => {
  const row = () => rowOf('Desai & Sons');

  beforeEach(async () => {
    await openApp('/settings');
    await expect.element(page.getByRole('row', { name: /Shree Tarang Traders/ })).toBeVisible();
  });

  test('are a table of exactly its columns', async () => {
    await expect.element(page.getByRole('table', { name: 'Companies' })).toBeVisible();
    expect(headsOf('Companies')).toEqual(['Company Name', 'GSTIN', 'Phone', 'Email', 'Actions']);
  });

  test('adding, editing and deleting one each show a toast', async () => {
    await page.getByRole('button', { name: 'Add Company' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Add Company' })).toBeVisible();
    await dialog.getByLabelText('Company Name').fill('Desai & Sons');
    await dialog.getByLabelText('GSTIN').fill('27AAAPF1111F1ZM');
    await dialog.getByLabelText('Email').fill('desai@example.in');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(toasts.getByText('Company created successfully')).toBeVisible();
    await expect.element(row()).toHaveTextContent('Desai & Sons27AAAPF1111F1ZM–desai@example.in');
    await page.getByRole('button', { name: 'Edit Desai & Sons' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Edit Company' })).toBeVisible();
    await dialog.getByLabelText('Phone').fill('+91 98200 00003');
    await dialog.getByLabelText('Email').fill('');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(toasts.getByText('Company updated successfully')).toBeVisible();
    await expect.element(row()).toHaveTextContent('+91 98200 00003–');
    await page.getByRole('button', { name: 'Delete Desai & Sons' }).click();
    await expect
      .element(alertDialog.getByText('Are you sure you want to delete this company?', { exact: true }))
      .toBeVisible();
    await expect.element(alertDialog.getByText('Desai & Sons, 27AAAPF1111F1ZM')).toBeVisible();
    await expect.element(alertDialog.getByText(/issued in its name/)).not.toBeInTheDocument();
    await alertDialog.getByRole('button', { name: 'Delete' }).click();
    await expect.element(toasts.getByText('Company deleted successfully')).toBeVisible();
    await expect.element(row()).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Add Company' })).toHaveFocus();
  });

  test('deleting the company that issues documents tells which one issues them next', async () => {
    await page.getByRole('button', { name: 'Delete Shree Tarang Traders' }).click();
    await expect
      .element(
        alertDialog.getByText(
          'Invoices and statements are issued in its name. After that they name Tarang Office Systems Pvt Ltd.',
        ),
      )
      .toBeVisible();
    await alertDialog.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete Tarang Office Systems Pvt Ltd' }).click();
    await expect.element(alertDialog.getByText(/Without it they name nobody\.$/)).toBeVisible();
  });

  test('deleting several companies tells it as well', async () => {
    page
      .getByRole('row', { name: /Shree Tarang Traders/ })
      .element()
      .focus();
    await userEvent.keyboard('{Control>}a{/Control}{Delete}');
    await expect
      .element(
        alertDialog.getByText(
          'Invoices and statements are issued in the name of one of them. Without them they name nobody.',
        ),
      )
      .toBeVisible();
  });

  test('a new one without name, GSTIN and email is refused, and the dialog stays open', async () => {
    await page.getByRole('button', { name: 'Add Company' }).click();
    await dialog.getByLabelText('Phone').fill('+91 98200 00003');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(toasts.getByText('Please fill all required fields')).toBeVisible();
    for (const label of ['Company Name', 'GSTIN', 'Email']) {
      await expect.element(dialog.getByLabelText(label)).toHaveAttribute('aria-invalid', 'true');
    }
    await expect.element(dialog.getByLabelText('Company Name')).toHaveFocus();
    await expect.element(dialog.getByLabelText('Phone')).toHaveValue('+91 98200 00003');
  });

  test('a mistyped GSTIN shows a hint and is saved as it was typed', async () => {
    await page.getByRole('button', { name: 'Edit Shree Tarang Traders' }).click();
    const field = dialog.getByLabelText('GSTIN');
    await field.fill('27AAPFU0939F1ZW');
    await expect.element(field).toHaveAccessibleDescription(/^Its last character should be V/);
    await expect.element(field).not.toHaveAttribute('aria-invalid');
    await field.fill('27AAPFU0939F1ZV');
    await expect.element(field).toHaveAccessibleDescription('');
    await field.fill('27aapfu0939f1zw');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(rowOf('Shree Tarang Traders')).toHaveTextContent('27aapfu0939f1zw');
  });

  test('saving a company that was deleted meanwhile says so and keeps what was typed', async () => {
    await page.getByRole('button', { name: 'Edit Tarang Office Systems Pvt Ltd' }).click();
    await dialog.getByLabelText('Phone').fill('100');
    await deleteCompanies(['COMP-002']);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(toasts.getByText(/This company no longer exists/)).toBeVisible();
    await expect.element(dialog.getByLabelText('Phone')).toHaveValue('100');
  });

  test('are found by any of their words', async () => {
    await page.getByRole('searchbox', { name: 'Find companies' }).fill('27aabct');
    await expect.element(rowOf('Shree Tarang Traders')).not.toBeInTheDocument();
    await expect.element(rowOf('Tarang Office Systems Pvt Ltd')).toBeVisible();
  });

  test('no name and texts of 10,000 letters neither widen the page nor break a row', async () => {
    const long = 'W'.repeat(10_000);
    await createCompany({ ...BLANK_COMPANY, gstin: long, phone: long, email: long, address: long });
    const unnamed = page.getByRole('button', { name: 'Edit unnamed company' });
    await expect.element(unnamed).toBeInTheDocument();
    for (const width of [1280, 820, 390]) {
      await page.viewport(width, 900);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
      expect(unnamed.element().closest('tr')?.getBoundingClientRect().height).toBeLessThan(180);
    }
  });
});

describe('users', () => {
  beforeEach(async () => {
    await openApp('/settings?tab=users');
    await expect.element(rowOf('Imran Shaikh')).toBeVisible();
  });

  test('are a table of exactly its columns, each user with a role and a status', async () => {
    expect(headsOf('Users')).toEqual(['Name', 'Email', 'Role', 'Status', 'Actions']);
    await expect.element(rowOf('Meera Nair')).toHaveTextContent('Meera Nairmeera@example.inSalesInactive');
  });

  test('one is added as Active, edited and deleted, each with a toast', async () => {
    await page.getByRole('button', { name: 'Add User' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Add User' })).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Status' })).toHaveTextContent('Active');
    await dialog.getByLabelText('Name').fill('Kavita Rao');
    await dialog.getByLabelText('Email').fill('kavita@example.in');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(toasts.getByText('Please fill all required fields')).toBeVisible();
    await expect.element(dialog.getByText('Choose a role.')).toBeVisible();
    await pick('Role', 'Manager');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(toasts.getByText('User created successfully')).toBeVisible();
    await expect.element(rowOf('Kavita Rao')).toHaveTextContent('ManagerActive');
    await page.getByRole('button', { name: 'Edit Kavita Rao' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Edit User' })).toBeVisible();
    await pick('Status', 'Inactive');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(toasts.getByText('User updated successfully')).toBeVisible();
    await expect.element(rowOf('Kavita Rao')).toHaveTextContent('ManagerInactive');
    await page.getByRole('button', { name: 'Delete Kavita Rao' }).click();
    await expect
      .element(alertDialog.getByText('Are you sure you want to delete this user?', { exact: true }))
      .toBeVisible();
    await alertDialog.getByRole('button', { name: 'Delete' }).click();
    await expect.element(toasts.getByText('User deleted successfully')).toBeVisible();
    await expect.element(rowOf('Kavita Rao')).not.toBeInTheDocument();
  });

  test('have one of four roles', async () => {
    await page.getByRole('button', { name: 'Add User' }).click();
    await dialog.getByRole('button', { name: 'Role' }).click();
    await expect.element(page.getByRole('option', { name: 'Admin' })).toBeVisible();
    const roles = page
      .getByRole('option')
      .elements()
      .map((option) => option.textContent);
    expect(roles).toEqual(['Admin', 'Accountant', 'Sales', 'Manager']);
  });

  test('with the same name are all listed, each with its own buttons', async () => {
    await createUser({ ...BLANK_USER, name: 'Imran Shaikh', role: 'Sales' });
    await expect.poll(() => rowOf('Imran Shaikh').elements()).toHaveLength(2);
    await page.getByRole('button', { name: 'Delete Imran Shaikh' }).nth(1).click();
    await alertDialog.getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => rowOf('Imran Shaikh').elements()).toHaveLength(1);
    await expect.element(rowOf('Imran Shaikh')).toHaveTextContent('Accountant');
  });
});

describe('permissions', () => {
  const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
  const role = (name: string) => page.getByRole('radio', { name, exact: true });

  beforeEach(async () => {
    await openApp('/settings?tab=permissions');
    await expect.element(page.getByRole('heading', { name: 'User Role Settings' })).toBeVisible();
  });

  test('start with Drakes and Admin, and say that they are a preview', async () => {
    await expect.element(page.getByRole('button', { name: 'User Type' })).toHaveTextContent('Drakes');
    await expect.element(role('Admin')).toBeChecked();
    const roles = page.getByRole('radiogroup', { name: 'Role' }).getByRole('radio').elements();
    expect(roles.map((radio) => radio.closest('label')?.textContent)).toEqual(PERMISSION_ROLES);
    await expect.element(page.getByText('A preview: nothing here is saved or enforced.')).toBeVisible();
    expect(page.getByRole('checkbox').elements()).toHaveLength(20);
  });

  test('show the twenty default checkboxes of each role', async () => {
    const isMarked = (name: string) => box(name).element().matches(':checked');
    for (const name of PERMISSION_ROLES) {
      await role(name).click();
      await expect.element(page.getByRole('table', { name: `Permissions of ${name}` })).toBeVisible();
      const shown = PERMISSION_AREAS.map((area) => [
        area,
        { read: isMarked(`${area} Read`), write: isMarked(`${area} Write`) },
      ]);
      expect(Object.fromEntries(shown), name).toEqual(defaultPermissions(name).access);
    }
  });

  test('show the stored permissions of the business, such as an imported one', async () => {
    const [admin] = await sampleStore.database().records('rolePermissions').toArray();
    if (!admin) throw new Error('The sample business has no roles.');
    await expect.element(box('Comments Write')).not.toBeChecked();
    const access = { ...admin.access, Comments: { read: true, write: true } };
    await sampleStore.database().records('rolePermissions').update(admin.id, { access });
    await expect.element(box('Comments Write')).toBeChecked();
  });

  test('can be ticked, are kept while another tab is open, and Save names the role', async () => {
    await role('Support').click();
    await box('Comments Write').click();
    await expect.element(box('Comments Write')).toBeChecked();
    await page.getByRole('button', { name: 'Save Permissions' }).click();
    await expect.element(toasts.getByText('Permissions updated for Support role')).toBeVisible();
    await expect.element(toasts.getByText('Success')).toBeVisible();
    await role('View Only').click();
    await expect.element(box('Comments Write')).not.toBeChecked();
    await page.getByRole('tab', { name: 'System' }).click();
    await page.getByRole('tab', { name: 'Permissions' }).click();
    await role('Support').click();
    await expect.element(box('Comments Write')).toBeChecked();
  });

  test('are kept after a look at another screen', async () => {
    await role('Support').click();
    await box('Comments Write').click();
    await page.getByRole('link', { name: 'GST', exact: true }).click();
    await page.getByRole('link', { name: 'Settings', exact: true }).click();
    await page.getByRole('tab', { name: 'Permissions' }).click();
    await expect.element(role('Support')).toBeChecked();
    await expect.element(box('Comments Write')).toBeChecked();
  });

  test('change no record: no change is counted', async () => {
    await box('Comments Write').click();
    await page.getByRole('button', { name: 'Save Permissions' }).click();
    await expect.element(toasts.getByText('Permissions updated for Admin role')).toBeVisible();
    await expect.element(page.getByText('Sample data · 0 changes, not kept')).toBeVisible();
  });

  test('offer three user types', async () => {
    await pick('User Type', 'Department Head', page.getByRole('tabpanel'));
    await expect.element(page.getByRole('button', { name: 'User Type' })).toHaveTextContent('Department Head');
  });

  test('work by keyboard: arrows move between roles, Space ticks a checkbox', async () => {
    role('Admin').element().focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(role('Promotion Coordinator')).toBeChecked();
    await expect.element(box('Confirm Promotion Write')).toBeChecked();
    await userEvent.tab();
    await expect.element(box('Comments Read')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect.element(box('Comments Read')).not.toBeChecked();
  });
});

describe('the system', () => {
  const panel = page.getByRole('tabpanel');
  const card = (name: string) => page.getByRole('group', { name, exact: true });

  beforeEach(async () => {
    await openApp('/settings?tab=system');
    await expect.element(page.getByLabelText('Organization Name')).toHaveValue('Shree Tarang Traders');
  });

  test('has four cards, and each says what it really does', async () => {
    await expect.element(card('General Settings')).toHaveTextContent('Not wired in this version');
    await expect.element(card('Security Settings')).toHaveTextContent('Not wired in this version');
    await expect.element(card('Backup & Data')).toHaveTextContent('No automatic backup runs. Use Export Data.');
    await expect.element(card('Email & Notifications')).toHaveTextContent('Not wired in this version');
  });

  test('its pick lists start at their default and offer the stated choices', async () => {
    for (const [field, first, choices] of [
      ['Default Currency', 'INR', ['INR', 'USD', 'EUR']],
      ['Fiscal Year Start', 'April', ['January', 'April', 'July']],
      ['Code Expiry', '5 minutes', ['1 minute', '5 minutes', '10 minutes', '15 minutes']],
      ['Max Attempts', '3', ['3', '5', '10']],
      ['Session Timeout', '30 minutes', ['15 minutes', '30 minutes', '60 minutes']],
      ['Auto Backup Frequency', 'Daily', ['Hourly', 'Daily', 'Weekly']],
    ] as const) {
      const button = panel.getByRole('button', { name: field });
      await expect.element(button).toHaveTextContent(first);
      await button.click();
      await expect.element(page.getByRole('listbox', { name: field })).toBeVisible();
      const options = page
        .getByRole('option')
        .elements()
        .map((option) => option.textContent);
      expect(options).toEqual(choices);
      const last = choices.at(-1) ?? '';
      await page.getByRole('option', { name: last, exact: true }).click();
      await expect.element(button).toHaveTextContent(last);
      await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
    }
  });

  test('its switches start on, can be switched off, and stay off after a look at another tab', async () => {
    const switches = [
      'Two-Factor Authentication',
      'Email (primary)',
      'SMS (secondary)',
      'Audit Logging',
      'Send Invoice Notifications',
    ].map((name) => page.getByRole('switch', { name, exact: true }));
    for (const toggle of switches) {
      await expect.element(toggle).toBeChecked();
      await toggle.click();
      await expect.element(toggle).not.toBeChecked();
    }
    await page.getByRole('tab', { name: 'Permissions' }).click();
    await page.getByRole('tab', { name: 'System' }).click();
    for (const toggle of switches) await expect.element(toggle).not.toBeChecked();
  });

  test('accepts typed text and stores none of it', async () => {
    for (const [label, text] of Object.entries({
      'Organization Name': 'Tarang',
      'SMTP Server': 'smtp.example.in',
      Port: '587',
      Username: 'accounts',
    })) {
      const field = panel.getByLabelText(label);
      await field.fill(text);
      await expect.element(field).toHaveValue(text);
    }
    await expect.element(page.getByText('Sample data · 0 changes, not kept')).toBeVisible();
  });

  test('leaves the name Notifications to the region of toasts', async () => {
    expect(page.getByRole('region', { name: 'Notifications' }).elements()).toHaveLength(1);
  });

  test('offers to export and import the data', async () => {
    await expect.element(card('Backup & Data').getByRole('button', { name: 'Export Data' })).toBeVisible();
    await expect.element(card('Backup & Data').getByRole('button', { name: 'Import Data' })).toBeVisible();
  });
});
